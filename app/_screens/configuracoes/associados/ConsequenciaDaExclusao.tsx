import Typography from '@mui/material/Typography';

/** What deleting an importer does, said before it is done. */
export function ConsequenciaDaExclusao() {
  return (
    <Typography>
      Deixa de ser oferecido nas buscas, e os representantes que atuam por ele deixam de poder assinar por ele. Os
      processos já feitos ficam como estão. O CNPJ fica livre para outro cadastro.
    </Typography>
  );
}
