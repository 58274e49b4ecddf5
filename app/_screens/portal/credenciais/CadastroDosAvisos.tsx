import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import { useAssinaturasDosAvisos, usePedirAssinatura } from '#lib/portal/api/assinaturas-do-portal.ts';
import type { ReceptorComEndereco } from '#lib/portal/api/avisos-do-portal.ts';
import type { AssinaturaDosAvisos } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { SituacaoDoEvento } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import { EVENTOS_DA_DUIMP, porQueNaoAlcanca } from '#lib/portal/domain/endereco-dos-avisos.ts';
import { CadastrarAvisosDialog } from './CadastrarAvisosDialog.tsx';
import { ConfirmarDialog } from './ConfirmarDialog.tsx';
import { FalhasDosAvisosDialog } from './FalhasDosAvisosDialog.tsx';

interface CadastroDosAvisosProps {
  credencial: CredencialDoPortal;
  /** Null once the credential stopped receiving: what is left at the Portal is shown and removed. */
  receptor: ReceptorComEndereco | null;
}

/** What the Portal has registered for the notices of a credential, as it showed it last, and the acts on it. */
export function CadastroDosAvisos({ credencial, receptor }: CadastroDosAvisosProps) {
  const { id, ambiente } = credencial;
  const { data: todas, error: erro, mutate: lerDeNovo } = useAssinaturasDosAvisos();
  const pedir = usePedirAssinatura(id);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const [aberto, setAberto] = useState<'cadastrar' | 'falhas' | null>(null);
  const [aRetirar, setARetirar] = useState<ARetirar | null>(null);
  if (!todas && erro) return <ErrorState erro={erro} tentarDeNovo={() => lerDeNovo()} />;
  if (!todas) return null;
  const assinatura = todas.find(({ credencialId }) => credencialId === id) ?? null;
  if (!receptor && !(assinatura && temAlgo(assinatura))) return null;
  const cadastrada = assinatura?.eventos?.some(emVigor) ?? false;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2" component="h4">
        Cadastro no Portal Único
      </Typography>
      <ComoEstaOCadastro assinatura={assinatura} />
      {falha && <Alert severity="error">{falha}</Alert>}
      {assinatura?.eventos && (
        <DataTable
          legenda="Eventos cadastrados no Portal Único"
          colunas={COLUNAS}
          linhas={assinatura.eventos}
          chave={({ evento }) => evento}
        />
      )}
      {assinatura && assinatura.outras.length > 0 && (
        <>
          <Typography variant="body2" sx={{ maxWidth: '80ch' }}>
            No Portal Único esta pessoa também tem cadastrados outros endereços, que o Cais não usa.
          </Typography>
          <DataTable
            legenda="Outros cadastros desta pessoa no Portal Único"
            colunas={colunasDasOutras(ocupado, (outraAssinatura) =>
              setARetirar({ alvo: outraAssinatura.id, qual: outraAssinatura.endpoint }),
            )}
            linhas={assinatura.outras}
            chave={({ id: numero }) => numero}
          />
        </>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {receptor && (
          <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => setAberto('cadastrar')}>
            {cadastrada ? 'Cadastrar de novo' : 'Cadastrar no Portal Único'}
          </Button>
        )}
        <Button color="inherit" disabled={ocupado} onClick={() => void fazer(() => pedir({ ato: 'OLHAR' }))}>
          Ver o que o Portal tem
        </Button>
        {assinatura && assinatura.quantasFalhas > 0 && (
          <Button color="inherit" onClick={() => setAberto('falhas')}>
            Entregas que falharam
          </Button>
        )}
        {cadastrada && (
          <Button color="inherit" disabled={ocupado} onClick={() => setARetirar({ alvo: null, qual: null })}>
            Retirar do Portal
          </Button>
        )}
      </Stack>
      {aberto === 'cadastrar' && receptor && (
        <CadastrarAvisosDialog
          credencialId={id}
          ambiente={ambiente}
          caminho={receptor.caminho}
          base={baseDe(assinatura?.endpoint ?? receptor.endereco, receptor.caminho)}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto === 'falhas' && assinatura && (
        <FalhasDosAvisosDialog assinatura={assinatura} aoFechar={() => setAberto(null)} />
      )}
      {aRetirar && (
        <ConfirmarDialog
          titulo={aRetirar.alvo === null ? 'Retirar o cadastro dos avisos?' : 'Retirar este cadastro?'}
          confirmar="Retirar"
          aoFechar={() => setARetirar(null)}
          aoConfirmar={() => {
            setARetirar(null);
            void fazer(() => pedir({ ato: 'RETIRAR', alvo: aRetirar.alvo }));
          }}
        >
          {aRetirar.qual === null
            ? 'O Portal Único deixa de avisar este servidor, e o Cais continua a olhar de tempos em tempos.'
            : `O Portal Único deixa de avisar ${aRetirar.qual}. Se outro programa usa este endereço, ele deixa de receber.`}
        </ConfirmarDialog>
      )}
    </Stack>
  );
}

interface ARetirar {
  alvo: string | null;
  qual: string | null;
}

function ComoEstaOCadastro({ assinatura }: { assinatura: AssinaturaDosAvisos | null }) {
  if (!assinatura) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        O Portal Único só avisa depois de ter este endereço cadastrado. Por aqui o Cais não pediu o cadastro ainda.
      </Typography>
    );
  }
  const { situacao, frase, pedidaEm, pedidaPor, olhadaEm, podeOlharEm, proximaEm, endpoint, ato } = assinatura;
  if (situacao === 'NA_FILA') {
    return (
      <Alert severity="info">
        {NA_FILA[ato]}: pedido em {formatarInstante(pedidaEm)} por {pedidaPor}. {frase ?? 'Está na fila da credencial.'}
      </Alert>
    );
  }
  const olhou = olhadaEm
    ? `O Portal mostrou isto em ${formatarInstante(olhadaEm)}.`
    : 'O Portal ainda não mostrou nada.';
  const depois = endpoint && proximaEm ? ` O Cais olha de novo em ${formatarInstante(proximaEm)}.` : '';
  const livre = podeOlharEm ? ` Você pode pedir outro olhar desde ${formatarInstante(podeOlharEm)}.` : '';
  return (
    <>
      {situacao === 'RECUSADA' && frase && <Alert severity="error">{frase}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {olhou}
        {depois}
        {livre}
      </Typography>
    </>
  );
}

type Evento = NonNullable<AssinaturaDosAvisos['eventos']>[number];
type Outra = AssinaturaDosAvisos['outras'][number];

const emVigor = ({ assinatura }: Evento) => assinatura?.excluidaEm === null;

/** Something that a person may still see to once the credential no longer receives. */
const temAlgo = ({ situacao, eventos, outras }: AssinaturaDosAvisos) =>
  situacao !== 'PRONTA' || outras.length > 0 || (eventos?.some(emVigor) ?? false);

/** Where the address is, without its end. One that the Portal cannot call is no suggestion. */
function baseDe(endereco: string, caminho: string): string {
  return porQueNaoAlcanca(endereco) === null ? endereco.slice(0, -caminho.length) : '';
}

const NA_FILA = {
  OLHAR: 'O Cais vai ver o que o Portal tem',
  ASSINAR: 'O Cais vai cadastrar os avisos no Portal',
  RETIRAR: 'O Cais vai retirar o cadastro do Portal',
};

/** Registered is not proved: only a notice that comes in is. */
const SITUACOES: Readonly<Record<SituacaoDoEvento, readonly [Tom, string]>> = {
  ASSINADO: ['info', 'Cadastrado'],
  OUTRA_CHAVE: ['warning', 'Com outra chave secreta'],
  EXCLUIDO: ['warning', 'Excluído no Portal'],
  NAO_ASSINADO: ['neutral', 'Não cadastrado'],
};

const COLUNAS: Coluna<Evento>[] = [
  {
    titulo: 'Evento',
    valor: ({ evento }) => (
      <TwoLines
        principal={EVENTOS_DA_DUIMP.find((eventoDaDuimp) => eventoDaDuimp.evento === evento)?.nome ?? evento}
        secundaria={evento}
      />
    ),
  },
  {
    titulo: 'No Portal',
    valor: ({ situacao, assinatura }) => {
      const [tom, nome] = SITUACOES[situacao];
      const excluida = assinatura?.excluidaEm ? `Em ${escrita(assinatura.excluidaEm)}` : null;
      return (
        <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
          <StatusChip tom={tom}>{nome}</StatusChip>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[excluida, assinatura?.motivo].filter(Boolean).join(': ')}
          </Typography>
        </Stack>
      );
    },
  },
  {
    titulo: 'Chama',
    valor: (evento) => (evento.assinatura && emVigor(evento) ? servidor(evento.assinatura.endpoint) : '—'),
  },
];

function colunasDasOutras(ocupado: boolean, aoRetirar: (outraAssinatura: Outra) => void): Coluna<Outra>[] {
  return [
    { titulo: 'Evento', valor: ({ evento }) => evento },
    { titulo: 'Endereço', valor: ({ endpoint }) => <Endereco>{endpoint}</Endereco> },
    {
      titulo: 'Ato',
      valor: (outraAssinatura) => (
        <Button
          size="small"
          color="inherit"
          disabled={ocupado}
          aria-label={`Retirar o cadastro ${outraAssinatura.id}, de ${outraAssinatura.evento}`}
          onClick={() => aoRetirar(outraAssinatura)}
        >
          Retirar
        </Button>
      ),
    },
  ];
}

function Endereco({ children }: { children: string }) {
  return <Box sx={{ overflowWrap: 'anywhere', minWidth: { sm: 240 } }}>{children}</Box>;
}

const servidor = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host : endpoint);

/** As an instant where the Portal wrote one, else as it wrote it. */
const escrita = (quando: string) => (Number.isNaN(Date.parse(quando)) ? quando : formatarInstante(quando));
