import Button from '@mui/material/Button';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { FaixaDeFiguras } from '#components/ui/page/FaixaDeFiguras.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { MemoriaTree } from '#components/ui/page/MemoriaTree.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { Timeline, TimelineStep } from '#components/ui/page/Timeline.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { NoDaMemoria } from '#lib/format/memoria.ts';
import type { Entrada } from './entrada.ts';
import { ENTRADAS_GRAFICOS } from './entradas-graficos.tsx';
import { Vivo } from './Vivo.tsx';
export const ENTRADAS_DADOS: readonly Entrada[] = [
  {
    nome: 'DataTable',
    para: 'Uma tabela simples do que já está todo aqui.',
    exemplos: [
      { estado: 'Com totais', ver: () => <Tabela linhas={PARCELAS} /> },
      {
        estado: 'Uma linha marcada, com altura máxima',
        ver: () => <Tabela linhas={[...PARCELAS, ...OUTRAS]} alturaMaxima={150} marcada="IPI" />,
      },
      { estado: 'Vazia', ver: () => <Tabela linhas={[]} /> },
    ],
  },
  {
    nome: 'DescriptionList',
    para: 'Nomes e valores de um registro.',
    exemplos: [
      { estado: 'Normal', ver: () => <Descricao /> },
      { estado: 'Densa', ver: () => <Descricao densa /> },
    ],
  },
  {
    nome: 'FigureCard',
    para: 'Um número que é o assunto da tela.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => <FigureCard nome="Valor aduaneiro" valor="R$ 1.234.567,89" nota="de 12 adições" />,
      },
      {
        estado: 'Com ação',
        ver: () => (
          <FigureCard nome="Tributos suspensos" valor="R$ 98.765,43" acao={<Button size="small">Ver o saldo</Button>} />
        ),
      },
    ],
  },
  {
    nome: 'FaixaDeFiguras',
    para: 'Os números do que se está digitando, sempre à vista.',
    exemplos: [
      { estado: 'Normal', ver: () => <FaixaDeFiguras rotulo="Totais do exemplo" figuras={FIGURAS} /> },
      {
        estado: 'Com aviso',
        ver: () => (
          <FaixaDeFiguras rotulo="Totais com aviso" figuras={FIGURAS} aviso="Faltam alíquotas em 2 adições." />
        ),
      },
    ],
  },
  {
    nome: 'FigureButton',
    para: 'Um valor que abre a sua memória de cálculo.',
    exemplos: [{ estado: 'Normal', ver: () => <FigureButton nome="II do exemplo" valor="5.297,95" aoAbrir={nada} /> }],
  },
  {
    nome: 'MemoriaTree',
    para: 'De onde veio um número: fórmula, entradas, fonte legal.',
    exemplos: [{ estado: 'Dois níveis', ver: () => <MemoriaTree memoria={MEMORIA} /> }],
  },
  {
    nome: 'MemoriaDrawer',
    para: 'A memória ao lado da página, para ler as duas juntas.',
    exemplos: [
      { estado: 'Abre por um botão', ver: () => <Gaveta abre="Abrir a memória" memoria={MEMORIA} /> },
      { estado: 'Carregando', ver: () => <Gaveta abre="Abrir sem resposta" memoria={undefined} /> },
      {
        estado: 'Falhou',
        ver: () => <Gaveta abre="Abrir com falha" memoria={undefined} falha="Não foi possível calcular." />,
      },
    ],
  },
  ...ENTRADAS_GRAFICOS,
  {
    nome: 'Timeline',
    para: 'O que já aconteceu, da esquerda para a direita; no telefone, de cima para baixo.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <Timeline legenda="Passos do exemplo">
            <TimelineStep titulo="Em aberto" data="2026-11-02" notas={[]} autor="por Maria" atual={false} />
            <TimelineStep titulo="Em trânsito" data="2026-11-09" notas={['navio fictício']} autor="por Maria" atual />
          </Timeline>
        ),
      },
    ],
  },
  {
    nome: 'TwoLines',
    para: 'O fato principal e, abaixo dele, o que o acompanha.',
    exemplos: [
      { estado: 'Normal', ver: () => <TwoLines principal="IMP-2026-0004" secundaria="DI 26/9000001-5" /> },
      {
        estado: 'Texto longo',
        ver: () => <TwoLines principal={COMPRIDO} secundaria={`${COMPRIDO}, que também não cabe na sua linha`} />,
      },
    ],
  },
  {
    nome: 'TextoComLeis',
    para: 'Uma frase em que o artigo citado leva ao seu texto, em outra aba.',
    exemplos: [
      {
        estado: 'Com um artigo',
        ver: () => <TextoComLeis texto="Suspensos pela indústria incentivada (LC 214/2025, art. 443)." />,
      },
      { estado: 'Sem artigo', ver: () => <TextoComLeis texto="Registrada em 24/11/2026." /> },
    ],
  },
  {
    nome: 'ListPagination',
    para: 'Que parte de uma lista se vê, de quanto.',
    exemplos: [
      { estado: 'Com tamanhos', ver: () => <Paginas total={1_240} tamanhos={[25, 50, 100]} /> },
      { estado: 'Uma página só', ver: () => <Paginas total={3} /> },
    ],
  },
];

interface Parcela {
  nome: string;
  valor: string;
}
const PARCELAS: Parcela[] = [
  { nome: 'II', valor: '5.297,95' },
  { nome: 'IPI', valor: '3.104,20' },
];
const OUTRAS: Parcela[] = ['PIS', 'Cofins', 'Taxa Siscomex', 'AFRMM', 'ICMS'].map((nome) => ({
  nome,
  valor: '214,50',
}));

function Tabela({ linhas, alturaMaxima, marcada }: { linhas: Parcela[]; alturaMaxima?: number; marcada?: string }) {
  return (
    <DataTable
      legenda={`Tributos do exemplo, ${linhas.length} linhas`}
      colunas={[
        { titulo: 'Tributo', valor: ({ nome }) => nome, total: 'Total' },
        {
          titulo: 'Valor (R$)',
          valor: ({ valor }) => valor,
          numerica: true,
          total: linhas.length > 0 ? '8.402,15' : '—',
        },
      ]}
      linhas={linhas}
      chave={({ nome }) => nome}
      marcada={({ nome }) => nome === marcada}
      {...(alturaMaxima && { alturaMaxima })}
    />
  );
}

function Descricao({ densa = false }: { densa?: boolean }) {
  return (
    <DescriptionList densa={densa}>
      <DescriptionItem nome="Transportador">Linha Fictícia do Norte</DescriptionItem>
      <DescriptionItem nome="Local de embarque">Xangai</DescriptionItem>
      <DescriptionItem nome="Veículo">—</DescriptionItem>
    </DescriptionList>
  );
}

function Gaveta({ abre, memoria, falha }: { abre: string; memoria: NoDaMemoria | undefined; falha?: string }) {
  return (
    <Vivo inicial={false}>
      {(aberto, mudar) => (
        <>
          <Button variant="outlined" color="inherit" onClick={() => mudar(true)}>
            {abre}
          </Button>
          <MemoriaDrawer
            aberto={aberto}
            memoria={memoria}
            falha={falha}
            contexto="Exemplo"
            aoFechar={() => mudar(false)}
          />
        </>
      )}
    </Vivo>
  );
}

function Paginas({ total, tamanhos = [] }: { total: number; tamanhos?: readonly number[] }) {
  return (
    <Vivo inicial={{ pagina: 1, tamanho: 25 }}>
      {(onde, mudar) => <ListPagination total={total} {...onde} tamanhos={tamanhos} aoMudar={mudar} />}
    </Vivo>
  );
}

const FIGURAS = [
  { nome: 'Mercadoria', valor: 'US$ 12.500,00' },
  { nome: 'Tributos', valor: 'R$ 8.402,15', destaque: true },
];
const MEMORIA: NoDaMemoria = {
  nome: 'Imposto de Importação',
  valor: '5297.95',
  unidade: 'R$',
  formula: 'valor aduaneiro × alíquota',
  fonte: 'Decreto 6.759/2009, art. 75',
  entradas: [
    { nome: 'Valor aduaneiro', valor: '44149.58', unidade: 'R$', formula: null, entradas: [], fonte: 'da adição 001' },
    { nome: 'Alíquota', valor: '12.00', unidade: '%', formula: null, entradas: [], fonte: 'TEC' },
  ],
};
const COMPRIDO = 'Conjunto de alto-falantes para televisor de cristal líquido de quarenta e três polegadas';
const nada = () => {};
