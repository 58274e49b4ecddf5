import Box from '@mui/material/Box';
import { fontFamilyMono } from '#components/theme/tokens.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { formatarCampo } from '#lib/format/campo-de-registro.ts';
import type { LigacaoDeCampos } from './ligacao-de-campos.ts';
import { imprimivel } from './texto-imprimivel.ts';

/** Table of the fields of a line, each with its text in the file and its meaning. */
export function CamposDaLinha({ linha, escolhida, apontada, aoApontar, aoEscolher }: LigacaoDeCampos) {
  return (
    <DataTable
      legenda={`Campos da linha ${linha.numero}`}
      colunas={COLUNAS}
      linhas={linha.campos}
      chave={({ nome }) => nome}
      marcada={({ posicao }) => posicao === escolhida || posicao === apontada}
      aVista={linha.campos.find(({ posicao }) => posicao === escolhida)?.nome}
      aoApontar={(campo) => aoApontar(campo?.posicao ?? null)}
      aoEscolher={({ posicao }) => aoEscolher(posicao)}
      alturaMaxima={400}
    />
  );
}

const COLUNAS: Coluna<CampoLido>[] = [
  { titulo: 'Campo', valor: ({ nome }) => nome },
  { titulo: 'Posição', valor: ({ posicao }) => posicao, numerica: true },
  { titulo: 'Tamanho', valor: ({ tamanho }) => tamanho, numerica: true },
  { titulo: 'No arquivo', valor: ({ bruto }) => <Bruto>{imprimivel(bruto)}</Bruto> },
  { titulo: 'Valor', valor: (campo) => (campo.erro === null ? formatarCampo(campo) : <Erro>{campo.erro}</Erro>) },
];

function Bruto({ children }: { children: string }) {
  return (
    <Box component="span" title={children} sx={bruto}>
      {children}
    </Box>
  );
}

function Erro({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      Erro: {children}
    </Box>
  );
}

const bruto = {
  display: 'inline-block',
  maxWidth: '32ch',
  fontFamily: fontFamilyMono,
  fontSize: '0.75rem',
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
};
