import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { NOME_ORIGEM_ITEM, type OrigemItem } from '#lib/domain/cadastros/item.ts';
import {
  type CampoDoComponente,
  type ComparacaoDeEstruturas,
  type ComponenteSomado,
  compararEstruturas,
} from '#lib/domain/zfm/estrutura.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { type EstruturaLida, LINHA_DA_ESTRUTURA, type LinhaDaEstruturaLida } from '#lib/registros/estrutura.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

type Componente = ComponenteSomado<LinhaDaEstruturaLida>;
type Mudanca = ComparacaoDeEstruturas<LinhaDaEstruturaLida>['mudaram'][number];

/** Compares two revisions by component: neither the order of lines nor a quantity split over two lines is a change. */
export function ComparacaoDeRevisoes({ antes, depois }: { antes: EstruturaLida; depois: EstruturaLida }) {
  const { entraram, sairam, mudaram, iguais } = compararEstruturas(antes.linhas, depois.linhas);
  if (entraram.length + sairam.length + mudaram.length === 0) {
    return (
      <Alert severity="success">
        As revisões {antes.revisao} e {depois.revisao} têm os mesmos componentes.
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        {formatarInteiro(entraram.length)} {entraram.length === 1 ? 'entrou' : 'entraram'},{' '}
        {formatarInteiro(sairam.length)} {sairam.length === 1 ? 'saiu' : 'saíram'}, {formatarInteiro(mudaram.length)}{' '}
        {mudaram.length === 1 ? 'mudou' : 'mudaram'}; {formatarInteiro(iguais)} {iguais === 1 ? 'igual' : 'iguais'}.
      </Typography>
      <Componentes titulo={`Entraram na ${depois.revisao}`} componentes={entraram} />
      <Componentes titulo={`Saíram da ${antes.revisao}`} componentes={sairam} />
      {mudaram.length > 0 && (
        <Parte titulo="Mudaram">
          <DataTable
            legenda="Mudaram"
            linhas={mudaram.flatMap((mudanca) => mudanca.campos.map((campo) => ({ mudanca, campo })))}
            chave={({ mudanca, campo }) => `${mudanca.depois.linha.id} ${campo.campo}`}
            colunas={DAS_MUDANCAS}
          />
        </Parte>
      )}
    </Stack>
  );
}

function Componentes({ titulo, componentes }: { titulo: string; componentes: Componente[] }) {
  if (componentes.length === 0) return null;
  return (
    <Parte titulo={titulo}>
      <DataTable legenda={titulo} linhas={componentes} chave={({ linha }) => linha.id} colunas={DOS_COMPONENTES} />
    </Parte>
  );
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {titulo}
      </Typography>
      {children}
    </Box>
  );
}

function PartNumber({ children }: { children: string }) {
  return (
    <Typography component="span" noWrap>
      {children}
    </Typography>
  );
}

const ROTULOS: Readonly<Record<string, string>> = {
  ...rotulosDe(LINHA_DA_ESTRUTURA),
  comPerda: 'Quantidade com perda',
};
const titulo = (campo: string) => ROTULOS[campo] ?? campo;

const DOS_COMPONENTES: Coluna<Componente>[] = [
  { titulo: titulo('partNumber'), valor: ({ linha }) => <PartNumber>{linha.partNumber}</PartNumber> },
  { titulo: titulo('descricao'), valor: ({ linha }) => linha.descricao },
  { titulo: titulo('origem'), valor: ({ linha }) => NOME_ORIGEM_ITEM[linha.origem] },
  { titulo: titulo('comPerda'), numerica: true, valor: ({ comPerda }) => semZeros(comPerda) },
  { titulo: titulo('unidade'), valor: ({ linha }) => linha.unidade },
  { titulo: titulo('ncm'), valor: ({ linha }) => formatarNcm(linha.ncm) },
  { titulo: titulo('subDe'), valor: ({ linha }) => linha.subDe ?? SEM_VALOR },
];

const DAS_MUDANCAS: Coluna<{ mudanca: Mudanca; campo: CampoDoComponente }>[] = [
  {
    titulo: titulo('partNumber'),
    valor: ({ mudanca }) => <PartNumber>{mudanca.depois.linha.partNumber}</PartNumber>,
  },
  { titulo: 'O que mudou', valor: ({ campo }) => titulo(campo.campo) },
  { titulo: 'Era', valor: ({ campo }) => escrito(campo.campo, campo.antes) },
  { titulo: 'Ficou', valor: ({ campo }) => escrito(campo.campo, campo.depois) },
];

function escrito(campo: CampoDoComponente['campo'], valor: string | null): string {
  if (valor === null) return SEM_VALOR;
  switch (campo) {
    case 'quantidade':
    case 'perda':
    case 'comPerda':
      return semZeros(valor);
    case 'ncm':
      return formatarNcm(valor);
    case 'origem':
      return NOME_ORIGEM_ITEM[valor as OrigemItem];
    default:
      return valor;
  }
}
