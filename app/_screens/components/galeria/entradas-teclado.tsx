import ProcessoIcon from '@mui/icons-material/DirectionsBoatOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AtalhosDialog } from '#components/ui/dialogs/AtalhosDialog.tsx';
import { Destaque } from '#components/ui/feedback/Destaque.tsx';
import { CommandPalette, type GrupoDaPaleta } from '#components/ui/navigation/CommandPalette.tsx';
import { Teclas } from '#components/ui/page/Teclas.tsx';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_TECLADO: readonly Entrada[] = [
  {
    nome: 'CommandPalette',
    para: 'Um campo sobre tudo o que se pode querer: setas escolhem, Enter abre.',
    exemplos: [
      { estado: 'Com achados', ver: () => <Paleta abre="Abrir a paleta" grupos={GRUPOS_DE_EXEMPLO} /> },
      { estado: 'Vazia', ver: () => <Paleta abre="Abrir a paleta vazia" grupos={[]} /> },
      {
        estado: 'Sem servidor',
        ver: () => (
          <Paleta
            abre="Abrir a paleta sem servidor"
            grupos={GRUPOS_DE_EXEMPLO}
            aviso={<Alert severity="warning">Só telas e ações, por ora.</Alert>}
          />
        ),
      },
    ],
  },
  {
    nome: 'AtalhosDialog',
    para: 'Cada tecla que há, por onde vale, e o interruptor das que se apertam sós.',
    exemplos: [{ estado: 'Abre por um botão', ver: () => <Atalhos /> }],
  },
  {
    nome: 'Teclas',
    para: 'Teclas como se apertam.',
    exemplos: [
      { estado: 'Juntas', ver: () => <Teclas teclas={['Ctrl', 'K']} /> },
      { estado: 'Uma', ver: () => <Teclas teclas={['?']} /> },
    ],
  },
  {
    nome: 'Destaque',
    para: 'Um texto com o que se procurou realçado, sem acento nem caixa.',
    exemplos: [
      {
        estado: 'Achado',
        ver: () => (
          <Typography>
            <Destaque texto="Amazônia Componentes Ltda" procurado="amazonia" />
          </Typography>
        ),
      },
      {
        estado: 'Não achado',
        ver: () => (
          <Typography>
            <Destaque texto="Amazônia Componentes Ltda" procurado="igarapé" />
          </Typography>
        ),
      },
    ],
  },
];

interface PaletaProps {
  abre: string;
  grupos: readonly GrupoDaPaleta[];
  aviso?: React.ReactNode;
}

function Paleta({ abre, grupos, aviso }: PaletaProps) {
  return (
    <Vivo inicial={{ aberta: false, texto: '' }}>
      {({ aberta, texto }, mudar) => (
        <>
          <Button variant="outlined" color="inherit" onClick={() => mudar({ aberta: true, texto: '' })}>
            {abre}
          </Button>
          <CommandPalette
            aberta={aberta}
            aoFechar={() => mudar({ aberta: false, texto: '' })}
            texto={texto}
            aoDigitar={(novo) => mudar({ aberta: true, texto: novo })}
            grupos={grupos}
            aoEscolher={() => mudar({ aberta: false, texto: '' })}
            carregando={false}
            aviso={aviso}
            vazia="Nada encontrado."
          />
        </>
      )}
    </Vivo>
  );
}

function Atalhos() {
  return (
    <Vivo inicial={{ aberto: false, deUmaTecla: true }}>
      {(onde, mudar) => (
        <>
          <Button variant="outlined" color="inherit" onClick={() => mudar({ ...onde, aberto: true })}>
            Abrir os atalhos
          </Button>
          <AtalhosDialog
            aberto={onde.aberto}
            aoFechar={() => mudar({ ...onde, aberto: false })}
            lugares={[{ onde: 'No exemplo', atalhos: [{ teclas: ['Ctrl', 'K'], faz: 'Buscar em tudo' }] }]}
            deUmaTecla={onde.deUmaTecla}
            aoLigar={(deUmaTecla) => mudar({ ...onde, deUmaTecla })}
          />
        </>
      )}
    </Vivo>
  );
}

const GRUPOS_DE_EXEMPLO: readonly GrupoDaPaleta[] = [
  {
    titulo: 'Processos',
    itens: [
      {
        chave: 'um',
        icone: <ProcessoIcon />,
        titulo: 'IMP-2026-0007',
        detalhe: 'DI 26/0000001-0 · Fictícia',
        nota: 'Contêiner FICU 123456-7',
      },
      { chave: 'outro', icone: <ProcessoIcon />, titulo: 'Novo processo', teclas: ['g', 'n'] },
    ],
  },
];
