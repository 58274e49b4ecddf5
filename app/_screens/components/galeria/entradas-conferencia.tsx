import { Apontamentos } from '#components/comex/Apontamentos.tsx';
import { ComparacaoTable } from '#components/comex/ComparacaoTable.tsx';
import { ConferenciaSection } from '#components/comex/ConferenciaSection.tsx';
import { Conferencias } from '#components/comex/Conferencias.tsx';
import { InspetorRegistros } from '#components/comex/InspetorRegistros.tsx';
import { ItensComparadosTable } from '#components/comex/ItensComparadosTable.tsx';
import { type LacunaNaLista, ListaDeLacunas } from '#components/comex/ListaDeLacunas.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { FIGURAS_DO_ITEM, type LinhaComparada, type LinhaDoItem } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { ARQUIVO } from './dados-de-exemplo.ts';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_CONFERENCIA: readonly Entrada[] = [
  {
    nome: 'Conferencias',
    para: 'O que um documento diz contra o que as suas partes somam.',
    exemplos: [
      {
        estado: 'Um erro e um que confere',
        ver: () => (
          <Conferencias
            conferencias={[
              {
                codigo: 'PESO_LIQUIDO',
                nivel: 'erro',
                mensagem: 'Os pesos não somam.',
                declarado: '860.50000',
                calculado: '861.00000',
                adicao: null,
              },
              {
                codigo: 'VMLD',
                nivel: 'ok',
                mensagem: 'Confere.',
                declarado: '1234.50',
                calculado: '1234.50',
                adicao: '001',
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    nome: 'Apontamentos',
    para: 'O que a conferência de um documento achou, com o caminho até o conserto.',
    exemplos: [
      {
        estado: 'Erro e aviso',
        ver: () => (
          <Apontamentos
            apontamentos={APONTADOS}
            impedem="Impedem o XML"
            link={() => (
              <LinkTo underline="always" to="/components">
                Corrigir
              </LinkTo>
            )}
          />
        ),
      },
    ],
  },
  {
    nome: 'ListaDeLacunas',
    para: 'O que falta num processo, num DCR-E ou numa DCI: uma linha por causa, com um remédio para tudo o que ela conta.',
    exemplos: [
      {
        estado: 'Duas causas',
        ver: () => <ListaDeLacunas titulo="O que falta no exemplo" lacunas={LACUNAS} />,
      },
    ],
  },
  {
    nome: 'ConferenciaSection',
    para: 'A conferência de um documento gravado, pedida ao servidor.',
    exemplos: [
      { estado: 'Com achados', ver: () => <Conferencia data={{ apontamentos: APONTADOS }} /> },
      { estado: 'Nada a apontar', ver: () => <Conferencia data={{ apontamentos: [] }} /> },
      { estado: 'Carregando', ver: () => <Conferencia data={undefined} /> },
      {
        estado: 'Falhou',
        ver: () => <Conferencia data={undefined} error={new Error('Sem conexão com o servidor.')} />,
      },
    ],
  },
  {
    nome: 'ComparacaoTable',
    para: 'Declarado, calculado e diferença; o calculado abre a memória.',
    exemplos: [
      {
        estado: 'Com diferença',
        ver: () => (
          <Vivo<string | undefined> inicial={undefined}>
            {(aberta, abrir) => (
              <ComparacaoTable
                legenda="Comparação do exemplo"
                linhas={COMPARADAS}
                aberta={aberta}
                aoAbrir={abrir}
                comAdicao
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'ItensComparadosTable',
    para: 'Os itens de uma DUIMP, calculados um a um: a diferença fica à vista, e o calculado abre a memória.',
    exemplos: [
      {
        estado: 'Com diferença num item',
        ver: () => (
          <Vivo<string | undefined> inicial={undefined}>
            {(aberta, abrir) => (
              <ItensComparadosTable
                legenda="Itens do exemplo"
                linhas={ITENS_COMPARADOS}
                aberta={aberta}
                aoAbrir={abrir}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'InspetorRegistros',
    para: 'Um arquivo de posições fixas, linha a linha e campo a campo.',
    exemplos: [{ estado: 'Com um campo ilegível', ver: () => <InspetorRegistros arquivo={ARQUIVO} /> }],
  },
];

const APONTADOS = [
  {
    nivel: 'erro' as const,
    codigo: 'NCM',
    mensagem: 'A NCM 00000000 não existe.',
    caminho: 'itens.0.ncm',
    adicao: '001',
  },
  { nivel: 'aviso' as const, codigo: 'PESO', mensagem: 'O peso líquido parece alto.', caminho: null, adicao: null },
];

const LACUNAS: readonly LacunaNaLista[] = [
  {
    chave: 'SEM_PRECO',
    texto: '2 componentes importados sem preço',
    remedio: (
      <LinkTo underline="always" to="/components">
        Completar os preços
      </LinkTo>
    ),
    todas: ['Linha 1, FX-1: falta o preço unitário.', 'Linha 7, FX-7: falta o preço unitário.'].map((conteudo) => ({
      chave: conteudo,
      conteudo,
    })),
  },
  {
    chave: 'SEM_MODELO',
    texto: '1 papel exigido falta',
    detalhe: 'Fatura comercial.',
    remedio: (
      <LinkTo underline="always" to="/components">
        Enviar
      </LinkTo>
    ),
  },
];

function Conferencia({ data, error }: { data: { apontamentos: typeof APONTADOS } | undefined; error?: Error }) {
  return (
    <ConferenciaSection
      consulta={{ data, error, mutate: nada }}
      falta="O que falta no exemplo"
      nada="Nada a apontar no exemplo."
      causasDe={(achados) =>
        achados.map(({ codigo, mensagem }) => ({ chave: codigo, texto: mensagem, remedio: 'Corrigir' }))
      }
    >
      Conferida como foi gravada.
    </ConferenciaSection>
  );
}

const comparada = (mais: Partial<LinhaComparada>): LinhaComparada => ({
  adicao: '001',
  ncm: '85423190',
  figura: 'ii',
  regime: null,
  regimeDeclarado: null,
  base: '44149.58',
  aliquota: '12.00',
  declarado: '5297.95',
  calculado: '5297.95',
  diferenca: '0.00',
  relevante: false,
  motivo: null,
  ...mais,
});
const COMPARADAS: LinhaComparada[] = [
  comparada({}),
  comparada({
    figura: 'ipi',
    aliquota: '9.75',
    declarado: '4300.00',
    calculado: '4821.11',
    diferenca: '521.11',
    relevante: true,
  }),
];

const itemComparado = (item: string, mais: Partial<LinhaDoItem> = {}): LinhaDoItem[] =>
  FIGURAS_DO_ITEM.map((figura) => ({
    adicao: '001',
    item,
    figura,
    declarado: '190.18',
    calculado: '190.18',
    diferenca: '0.00',
    relevante: false,
    motivo: null,
    ...(figura === 'ii' && mais),
  }));
const ITENS_COMPARADOS: LinhaDoItem[] = [
  ...itemComparado('1'),
  ...itemComparado('2', { declarado: '190.17', diferenca: '0.01', relevante: true }),
  ...itemComparado('3', { calculado: null, diferenca: null, motivo: 'A declaração reduz a base de cálculo.' }),
];
const nada = () => {};
