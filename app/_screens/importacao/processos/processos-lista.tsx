import { CanalChip } from '#components/comex/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/SituacaoChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import { processos } from '#lib/api/processo.ts';
import { type ProcessoResumo, processoConsulta } from '#lib/contracts/processo.ts';
import { PROCESSO_COLUNAS } from '#lib/contracts/processo-colunas.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import { validarNumeroDeclaracao } from '#lib/domain/numero-declaracao.ts';
import { NOME_SITUACAO_PROCESSO, SITUACOES_PROCESSO } from '#lib/domain/situacao-processo.ts';
import { formatarDeclaracao, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';

const destino = ({ id }: ProcessoResumo) => ({ to: '/importacao/processos/$id', params: { id } }) as const;

export const PROCESSOS_LISTA: DefinicaoDaLista<ProcessoResumo> = {
  tela: 'processos',
  titulo: 'Processos de importação',
  singular: 'processo',
  plural: 'processos',
  busca: 'Buscar processo, DI, importador, fornecedor ou NCM',
  recurso: processos,
  consulta: processoConsulta,
  colunas: PROCESSO_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'situacao',
      nome: 'Situação',
      principal: true,
      opcoes: SITUACOES_PROCESSO.map((situacao) => [situacao, NOME_SITUACAO_PROCESSO[situacao]]),
    },
    {
      tipo: 'opcao',
      campo: 'canalRfb',
      nome: 'Canal RFB',
      principal: true,
      opcoes: CANAIS_RFB.map((canal) => [canal, NOME_CANAL[canal]]),
    },
    { tipo: 'periodo', campo: 'dataRegistro', nome: 'Registro', principal: true },
    {
      tipo: 'texto',
      campo: 'numeroDI',
      nome: 'Número da DI ou DUIMP',
      ler: lerNumero,
      mostrar: formatarNumeroDeclaracao,
    },
  ],
  destino,
  celulas: {
    numero: (processo) => (
      <TwoLines
        principal={
          <LinkTo {...destino(processo)} sx={{ fontWeight: 600 }}>
            {processo.numero}
          </LinkTo>
        }
        secundaria={formatarDeclaracao(processo.numeroDI)}
      />
    ),
    fornecedor: ({ fornecedor, paisProcedencia, incoterm }) => (
      <TwoLines principal={fornecedor ?? '—'} secundaria={[paisProcedencia, incoterm].filter(Boolean).join(' · ')} />
    ),
    situacao: ({ situacao }) => <SituacaoChip situacao={situacao} />,
    canalRfb: ({ canalRfb, canalCodigo }) => <CanalChip canal={canalRfb} codigo={canalCodigo} />,
    adicoes: ({ adicoes, itens }) => (
      <TwoLines principal={adicoes} secundaria={itens === 1 ? '1 item' : `${itens} itens`} />
    ),
  },
  copia: { campo: 'numero', rotulo: 'Copiar números' },
};

function lerNumero(digitado: string) {
  const lido = validarNumeroDeclaracao(digitado);
  return lido.valido ? { valor: lido.valor } : { motivo: lido.motivo };
}
