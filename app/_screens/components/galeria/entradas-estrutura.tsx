import Icone from '@mui/icons-material/Inventory2Outlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';

import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { ChipDeFiltro } from '#components/ui/chips/ChipDeFiltro.tsx';
import { ChipsComFrases } from '#components/ui/chips/ChipsComFrases.tsx';
import { FilterChip } from '#components/ui/chips/FilterChip.tsx';
import { MesesChip } from '#components/ui/chips/MesesChip.tsx';
import { PeriodoChip } from '#components/ui/chips/PeriodoChip.tsx';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { TextoChip } from '#components/ui/chips/TextoChip.tsx';
import { ChipComDialogo } from '#components/ui/dialogs/ChipComDialogo.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { AbasDeLinks } from '#components/ui/navigation/AbasDeLinks.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { EtapasVizinhas } from '#components/ui/navigation/EtapasVizinhas.tsx';
import { ButtonTo, LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Wizard } from '#components/ui/navigation/Wizard.tsx';
import { AtosDoCabecalho } from '#components/ui/page/AtosDoCabecalho.tsx';
import { BrandMark } from '#components/ui/page/BrandMark.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { ToolButton } from '#components/ui/page/ToolButton.tsx';
import { useMenuDeAtos } from '#components/ui/page/use-menu-de-atos.tsx';
import type { Periodo } from '#lib/domain/datas/periodo.ts';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

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
  {
    nome: 'ChipDeFiltro',
    para: 'A face de um filtro: vazio se oferece, posto diz por quê.',
    exemplos: [
      {
        estado: 'Vazio',
        ver: () => <ChipDeFiltro nome="Situação" valor={undefined} abre="menu" aoAbrir={nada} aoTirar={nada} />,
      },
      {
        estado: 'Posto',
        ver: () => <ChipDeFiltro nome="Canal" valor="Verde" abre="menu" aoAbrir={nada} aoTirar={nada} />,
      },
    ],
  },
  {
    nome: 'ChipComDialogo',
    para: 'Um filtro que pergunta mais do que uma palavra entre poucas.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <ChipComDialogo nome="Dia" valor="20/11/2026" aoTirar={nada}>
            {(fechar) => <Button onClick={fechar}>Hoje</Button>}
          </ChipComDialogo>
        ),
      },
    ],
  },
  {
    nome: 'FilterChip',
    para: 'Filtro por uma de poucas palavras.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo<'A' | 'B' | undefined> inicial="A">
            {(valor, mudar) => (
              <FilterChip
                nome="Via do exemplo"
                valor={valor}
                opcoes={[
                  ['A', 'Marítima'],
                  ['B', 'Aérea'],
                ]}
                aoMudar={mudar}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'MesesChip',
    para: 'Filtro por meses inteiros: um período usual, ou de e até.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo inicial={{ de: '2026-06', ate: '2026-11' }}>
            {(meses, mudar) => (
              <MesesChip
                nome="Meses do exemplo"
                meses={meses}
                esteMes="2026-11"
                maximo={36}
                aoMudar={(novos) => mudar(novos ?? { de: '2026-06', ate: '2026-11' })}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'PeriodoChip',
    para: 'Filtro por um período: um dos usuais, ou de e até.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo<Periodo> inicial={{ de: '2026-11-01', ate: '2026-11-30' }}>
            {(periodo, mudar) => (
              <PeriodoChip nome="Período do exemplo" periodo={periodo} hoje="2026-11-20" aoMudar={mudar} />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'TextoChip',
    para: 'Filtro por algo digitado: um número com dígito, um código.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo<string | undefined> inicial="85423190">
            {(valor, mudar) => (
              <TextoChip
                nome="NCM do exemplo"
                valor={valor}
                ler={(texto) => (/^\d{8}$/.test(texto) ? { valor: texto } : { motivo: 'São oito algarismos.' })}
                mostrar={(texto) => texto}
                aoMudar={mudar}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'EtapasVizinhas',
    para: 'À etapa anterior e à seguinte.',
    exemplos: [
      {
        estado: 'No meio',
        ver: () => (
          <Vivo<'a' | 'b' | 'c'> inicial="b">
            {(atual, abrir) => (
              <EtapasVizinhas
                etapas={['a', 'b', 'c']}
                atual={atual}
                nomes={{ a: 'Carga', b: 'Itens', c: 'Revisão' }}
                aoAbrir={abrir}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'Wizard',
    para: 'Um caminho de passos que se abrem em qualquer ordem.',
    exemplos: [{ estado: 'Vivo', ver: () => <Caminho /> }],
  },
  {
    nome: 'RodapeDoDialogo',
    para: 'O pé de um diálogo: a saída e o que se veio fazer.',
    exemplos: [{ estado: 'Abre por um botão', ver: () => <Dialogo /> }],
  },
  {
    nome: 'DialogoDeFormulario',
    para: 'Poucos campos perguntados num diálogo; Enter em qualquer um confirma.',
    exemplos: [{ estado: 'Abre por um botão', ver: () => <Perguntado /> }],
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

function Caminho() {
  return (
    <Vivo<'carga' | 'itens'> inicial="carga">
      {(atual, abrir) => (
        <Wizard
          titulo="Passos do assistente de exemplo"
          passos={[
            { chave: 'carga', titulo: 'Carga', estado: 'COMPLETO' },
            { chave: 'itens', titulo: 'Itens', estado: 'VAZIO' },
          ]}
          atual={atual}
          aoAbrir={abrir}
          aoContinuar={() => abrir('itens')}
          continuando={false}
          concluir="Concluir exemplo"
          aoSair={nada}
        >
          <Alert severity="info">{atual === 'carga' ? 'Os dados da carga.' : 'Os itens da fatura.'}</Alert>
        </Wizard>
      )}
    </Vivo>
  );
}

function Perguntado() {
  const [aberto, setAberto] = useState(false);
  const [dia, setDia] = useState('2026-11-20');
  const fechar = () => setAberto(false);
  return (
    <>
      <Button onClick={() => setAberto(true)}>Perguntar o dia</Button>
      {aberto && (
        <DialogoDeFormulario titulo="Adiar exemplo" confirmar="Adiar" aoConfirmar={fechar} aoFechar={fechar}>
          <DateField rotulo="Volta em" obrigatorio valor={dia} aoMudar={setDia} />
        </DialogoDeFormulario>
      )}
    </>
  );
}

function Dialogo() {
  const titulo = useId();
  return (
    <Vivo inicial={false}>
      {(aberto, mudar) => (
        <>
          <Button variant="outlined" color="inherit" onClick={() => mudar(true)}>
            Abrir o diálogo
          </Button>
          <Dialog open={aberto} onClose={() => mudar(false)} aria-labelledby={titulo}>
            <DialogTitle id={titulo}>Excluir o exemplo?</DialogTitle>
            <DialogContent>Nada é excluído de verdade.</DialogContent>

            <RodapeDoDialogo
              saida="Cancelar"
              focoNaSaida
              aoFechar={() => mudar(false)}
              color="error"
              onClick={() => mudar(false)}
            >
              Excluir
            </RodapeDoDialogo>
          </Dialog>
        </>
      )}
    </Vivo>
  );
}

const nada = () => {};
