import Typography from '@mui/material/Typography';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { type AdicaoConferida, type OpcaoDaMatriz, porqueDaMatriz } from './escolhas-da-dai.ts';

interface PorqueDaMatrizProps {
  adicao: AdicaoConferida;
  escolhida: OpcaoDaMatriz;
  opcoes: readonly OpcaoDaMatriz[];
}

/** Under the row of an adição: the goods it is for, why this row, and how sure that is. */
export function PorqueDaMatriz({ adicao, escolhida, opcoes }: PorqueDaMatrizProps) {
  const { certeza, daNcm } = porqueDaMatriz(adicao, escolhida, opcoes);
  const [primeiro] = adicao.itens;
  const produto = primeiro?.descricao.split('\n')[0];
  return (
    <Typography
      variant="caption"
      sx={{ color: certeza === 'nenhuma' ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {certeza === 'alta' && `Sugestão segura: só esta linha da matriz tem a NCM ${formatarNcm(adicao.ncm)}.`}
      {certeza === 'media' && `Sugestão a conferir: ${daNcm} linhas da matriz têm a NCM ${formatarNcm(adicao.ncm)}.`}
      {certeza === 'nenhuma' &&
        `A linha é da NCM ${formatarNcm(escolhida.ncm)}, e a adição é da ${formatarNcm(adicao.ncm)}. Confira.`}
      {produto && ` Mercadoria: ${produto}`}
    </Typography>
  );
}
