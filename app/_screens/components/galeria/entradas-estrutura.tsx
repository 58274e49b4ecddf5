import Icone from '@mui/icons-material/Inventory2Outlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useSnackbar } from 'notistack';
import { ChipsComFrases } from '#components/ui/chips/ChipsComFrases.tsx';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { AbasDeLinks } from '#components/ui/navigation/AbasDeLinks.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { ButtonTo, LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { AtosDoCabecalho } from '#components/ui/page/AtosDoCabecalho.tsx';
import { BrandMark } from '#components/ui/page/BrandMark.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { ToolButton } from '#components/ui/page/ToolButton.tsx';
import { useMenuDeAtos } from '#components/ui/page/use-menu-de-atos.tsx';
import type { Entrada } from './entrada.ts';

export const ENTRADAS_ESTRUTURA: readonly Entrada[] = [
  {
    nome: 'PageHeader',
    para: 'O nome do que a página mostra, com filtros e ações.',
    exemplos: [
      {
        estado: 'Com descrição e ação',
        ver: () => (
          <PageHeader
            titulo="IMP-2026-0004"
            descricao="Em trânsito desde 09/11/2026"
            acoes={<Button variant="contained">Gravar exemplo</Button>}
          />
        ),
      },
    ],
  },
  {
    nome: 'Section',
    para: 'Um cartão com nome, que leva as suas ações.',
    exemplos: [
      {
        estado: 'Com nota e ação',
        ver: () => (
          <Section
            titulo="Carga do exemplo"
            nota="como no conhecimento"
            acoes={<Button size="small">Editar carga</Button>}
          >
            O conteúdo da seção.
          </Section>
        ),
      },
    ],
  },
  {
    nome: 'EmptyState',
    para: 'Um lugar sem nada: diz o que fica aqui e o que se pode fazer agora.',
    exemplos: [
      {
        estado: 'Com ação',
        ver: () => (
          <EmptyState
            titulo="Nenhum pedido"
            icone={<Icone />}
            acoes={<Button variant="contained">Novo pedido do exemplo</Button>}
          >
            Os pedidos feitos aos fornecedores aparecem aqui.
          </EmptyState>
        ),
      },
    ],
  },
  {
    nome: 'ErrorState',
    para: 'Uma leitura que falhou, e como tentar de novo.',
    exemplos: [
      {
        estado: 'Sem rede',
        ver: () => <ErrorState erro={new Error('Sem conexão com o servidor.')} tentarDeNovo={nada} />,
      },
    ],
  },
  {
    nome: 'DocumentSkeleton',
    para: 'Um documento a caminho, com a cabeça, as abas e a primeira parte no lugar.',
    exemplos: [
      {
        estado: 'Carregando',
        ver: () => (
          // Its head goes from edge to edge of the margins a page has.
          <Box sx={{ px: { xs: 2, md: 2.5 } }}>
            <DocumentSkeleton />
          </Box>
        ),
      },
    ],
  },
  {
    nome: 'FormSkeleton',
    para: 'Um formulário a caminho, com os campos no lugar.',
    exemplos: [{ estado: 'Carregando', ver: () => <FormSkeleton /> }],
  },
  {
    nome: 'RecordSkeleton',
    para: 'Uma página a caminho, de figuras e um quadro.',
    exemplos: [{ estado: 'Carregando', ver: () => <RecordSkeleton /> }],
  },
  {
    nome: 'StatusChip',
    para: 'Uma situação: ponto, palavra e cor, nunca só a cor.',
    exemplos: (
      [
        ['success', 'Confere'],
        ['warning', 'Vencendo'],
        ['error', 'Atrasado'],
        ['info', 'Registrado'],
        ['neutral', 'Em aberto'],
      ] as const satisfies readonly (readonly [Tom, string])[]
    ).map(([tom, palavra]) => ({ estado: tom, ver: () => <StatusChip tom={tom}>{palavra}</StatusChip> })),
  },
  {
    nome: 'ChipsComFrases',
    para: 'Uma situação que abre a sua frase, pelo teclado e pelo toque.',
    exemplos: [
      {
        estado: 'Uma frase',
        ver: () => (
          <ChipsComFrases titulo="Prazo" palavras="Vencido" frases={['O prazo acabou ontem.']}>
            <StatusChip tom="error">Vencido</StatusChip>
          </ChipsComFrases>
        ),
      },
    ],
  },
  {
    nome: 'AvisoComAcao',
    para: 'Uma frase e o que se pode fazer a respeito.',
    exemplos: (['info', 'warning', 'error'] as const).map((severity) => ({
      estado: severity,
      ver: () => (
        <AvisoComAcao severity={severity} acao={<Button color="inherit">{`Rever (${severity})`}</Button>}>
          A taxa do dia mudou depois que este processo foi calculado.
        </AvisoComAcao>
      ),
    })),
  },
  {
    nome: 'Notice',
    para: 'O aviso que aparece embaixo depois de um ato.',
    exemplos: [{ estado: 'Abre por um botão', ver: () => <Avisos /> }],
  },
  {
    nome: 'LinkTo',
    para: 'Links e botões que levam a uma rota, conferidos contra a tabela de rotas.',
    exemplos: [
      { estado: 'Link', ver: () => <LinkTo to="/components">Voltar aos componentes</LinkTo> },
      {
        estado: 'Botão',
        ver: () => (
          <ButtonTo to="/components" variant="outlined" color="inherit">
            Ir aos componentes
          </ButtonTo>
        ),
      },
    ],
  },
  {
    nome: 'CellLink',
    para: 'O link de uma linha de lista para o seu registro.',
    exemplos: [{ estado: 'Na célula', ver: () => <CellLink to="/components">IMP-2026-0001</CellLink> }],
  },
  {
    nome: 'AbasDeLinks',
    para: 'Lugares lado a lado; qual está aberto é o endereço.',
    exemplos: [
      {
        estado: 'Duas abas',
        ver: () => (
          <AbasDeLinks
            rotulo="Abas do exemplo"
            abas={[
              { nome: 'Componentes', to: '/components', inicio: true },
              { nome: 'Mapa', to: '/maps/fullscreen' },
            ]}
          />
        ),
      },
    ],
  },
  {
    nome: 'ToolButton',
    para: 'Uma ferramenta onde não cabe a palavra.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <ToolButton rotulo="Imprimir exemplo">
            <PrintOutlined />
          </ToolButton>
        ),
      },
      {
        estado: 'Desabilitado',
        ver: () => (
          <ToolButton rotulo="Imprimir fechado" disabled>
            <PrintOutlined />
          </ToolButton>
        ),
      },
    ],
  },
  {
    nome: 'AtosDoCabecalho',
    para: 'Tudo o que se pode fazer com um documento, e o passo seguinte.',
    exemplos: [
      { estado: 'Parado', ver: () => <Atos passando={null} /> },
      { estado: 'Passando', ver: () => <Atos passando="REGISTRAR" /> },
    ],
  },
  {
    nome: 'BrandMark',
    para: 'A marca do Cais.',
    exemplos: [
      { estado: 'Normal', ver: () => <BrandMark sx={{ fontSize: 40, color: 'primary.main' }} titleAccess="Cais" /> },
    ],
  },
];

function Avisos() {
  const { enqueueSnackbar } = useSnackbar();
  return (['success', 'error', 'info'] as const).map((variant) => (
    <Button key={variant} onClick={() => enqueueSnackbar('Alterações gravadas no exemplo.', { variant })}>
      {`Avisar (${variant})`}
    </Button>
  ));
}

function Atos({ passando }: { passando: 'REGISTRAR' | null }) {
  const { abrirMenu, menu, item } = useMenuDeAtos();
  return (
    <AtosDoCabecalho
      menu={<Menu {...menu}>{item('Duplicar', nada)}</Menu>}
      abrirMenu={abrirMenu}
      seguinte="REGISTRAR"
      nomes={{ REGISTRAR: 'Registrar exemplo' }}
      passando={passando}
      passar={nada}
    />
  );
}

const nada = () => {};
