import Typography from '@mui/material/Typography';

/** What deleting a representative does, said before it is done. */
export function ConsequenciaDaExclusao() {
  return (
    <Typography>
      Deixa de ser oferecido nas buscas e de poder assinar por qualquer importador. O que já assinou fica como está. O
      CPF fica livre para outro cadastro.
    </Typography>
  );
}
