import Typography from '@mui/material/Typography';

interface PorExtensoProps {
  sigla: keyof typeof POR_EXTENSO;
}

/** Spells out a document of the trade once on its screens, for those who read its letters for the first time. */
export function PorExtenso({ sigla }: PorExtensoProps) {
  return (
    <Typography variant="caption" component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
      {sigla}: {POR_EXTENSO[sigla]}
    </Typography>
  );
}

const POR_EXTENSO = {
  DAI: 'Declaração Amazonense de Importação, entregue à Sefaz do Amazonas',
  DCI: 'Declaração para Controle de Internação, da saída da Zona Franca',
  'DCR-E': 'Demonstrativo do Coeficiente de Redução do Imposto de Importação, eletrônico',
};
