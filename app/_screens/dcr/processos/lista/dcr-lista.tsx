import { useAtosDoDcr } from '#app/_screens/dcr/processos/andamento/use-atos-do-dcr.tsx';
import { AtualizacaoDialog } from '#app/_screens/dcr/processos/calculo/AtualizacaoDialog.tsx';
import { AcoesDosEscolhidos } from '#components/cadastro/AcoesDosEscolhidos.tsx';
import { NomeComAtos } from '#components/cadastro/NomeComAtos.tsx';
import { AlertasDoDcrButton } from '#components/comex/AlertasDoDcrButton.tsx';
import { SituacaoDcrChip } from '#components/comex/chips/SituacaoDcrChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { useAbrirSobreALista } from '#components/lista/SobreALista.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { DCR, DCRS, PRODUTO } from '#lib/api/dcr/dcr.ts';
import { dcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { NOME_SITUACAO_DCR, SITUACOES_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { DCR_COLUNAS } from '#lib/listas/dcr.ts';

const destino = (id: string) => ({ to: '/dcr/processos-dcr/$id', params: { id } }) as const;

/** Meus Processos (domain/zfm.md §6.3). */
export const DCR_LISTA: DefinicaoDaLista<DcrResumo> = {
  tela: 'dcr',
  titulo: 'Meus DCR-Es',
  singular: 'DCR-E',
  plural: 'DCR-Es',
  busca: 'Buscar processo, nº DCR-E, produto, NCM ou indústria',
  recurso: DCRS,
  consulta: dcrConsulta,
  colunas: DCR_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'situacao',
      nome: 'Situação',
      principal: true,
      opcoes: SITUACOES_DCR.map((situacao) => [situacao, NOME_SITUACAO_DCR[situacao]]),
    },
    { tipo: 'opcao', campo: 'comAlerta', nome: 'Alerta', principal: true, opcoes: [['true', 'Só com alerta']] },
    filtroDeImportador({ nome: 'Indústria', principal: true }),
    filtroDeBusca({
      campo: 'produtoId',
      nome: 'Produto',
      principal: true,
      endpoint: 'Produto/GetByQ',
      api: PRODUTO,
      chamado: ({ codigo, descricao }) => `${codigo} - ${descricao}`,
    }),
    {
      tipo: 'opcao',
      campo: 'tipoCoeficiente',
      nome: 'Tipo de coeficiente',
      opcoes: TIPOS_COEFICIENTE.map((tipo) => [tipo, NOME_TIPO_COEFICIENTE[tipo]]),
    },
    {
      tipo: 'texto',
      campo: 'ncm',
      nome: 'NCM do produto',
      ler: (digitado) => {
        const lida = validarNcm(digitado);
        return lida.valido ? { valor: lida.valor } : { motivo: lida.motivo };
      },
      mostrar: formatarNcm,
    },
    { tipo: 'periodo', campo: 'dataBase', nome: 'Data base' },
    { tipo: 'opcao', campo: 'excluidos', nome: 'Excluídos', opcoes: [['true', 'Só os excluídos']] },
  ],
  documento: true,
  destino: ({ id }) => destino(id),
  celulas: {
    processo: ({ id, processo, excluidoEm }) => (
      <NomeComAtos
        api={DCR}
        id={id}
        nome={processo}
        secundario={null}
        excluido={excluidoEm !== null}
        destino={destino}
      />
    ),
    produto: ({ produto: { codigo, descricao } }) => <TwoLines principal={codigo} secundaria={descricao} />,
    situacao: ({ situacao }) => <SituacaoDcrChip situacao={situacao} />,
    CRA: ({ CRA, tipoCoeficiente }) =>
      CRA === null ? SEM_VALOR : `${tipoCoeficiente === 'FIXO' ? 'F' : 'V'} ${formatarDecimal(CRA, 2)}`,
    alertas: (dcr) => <Alertas dcr={dcr} />,
  },
  sobre: {
    atos: (dcr, { lugar }) => <AtosDoDcr dcr={dcr} lugar={lugar} />,
    alertas: (dcr, { aoFechar }) => <AtualizacaoDialog dcr={dcr} aoFechar={aoFechar} />,
  },
  copia: { campo: 'numero', rotulo: 'Copiar nº DCR-E' },
  acoesDaSelecao: (escolhida, limpar) => (
    <AcoesDosEscolhidos
      api={DCRS}
      palavras={['DCR-E', 'DCR-Es']}
      aoExcluir="sai da lista. Um registrado, ou que uma DCI usa, não se exclui."
      nome={({ processo }) => processo}
      escolhida={escolhida}
      aoTerminar={limpar}
    />
  ),
};

function AtosDoDcr({ dcr, lugar }: { dcr: DcrResumo; lugar: HTMLElement }) {
  return useAtosDoDcr(dcr, { lugar }).menu;
}

function Alertas({ dcr }: { dcr: DcrResumo }) {
  const abrir = useAbrirSobreALista();
  return <AlertasDoDcrButton dcr={dcr} aoAbrir={(lugar) => abrir('alertas', dcr.id, lugar)} />;
}
