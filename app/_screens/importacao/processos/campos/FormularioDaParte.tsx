import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import { type ReactNode, useMemo } from 'react';
import { Formulario } from '#components/form/Formulario.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useUsers } from '#lib/api/accounts/user.ts';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { formularioDaParte, type ParteDoProcesso } from './processo-formulario.ts';

export interface ParteDoProcessoProps {
  processo: ProcessoInteiro;
  /** The field that a link leads to. */
  campo?: string | undefined;
}

interface FormularioDaParteProps extends ParteDoProcessoProps {
  parte: ParteDoProcesso;
  titulo: string;
  /** Called after the write, besides the notice. */
  aoGravar?: () => void;
  /** Further buttons beside the one that saves. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** One part of a processo, saved on its own. After the registration only the fields still open are shown. */
export function FormularioDaParte(props: FormularioDaParteProps) {
  const { processo, campo, parte, titulo, aoGravar, acoes, children } = props;
  const { id, versao, numero, emRetificacao } = processo;
  const registrado = processoRegistrado(processo);
  const { alterar } = useGravarProcesso();
  const { enqueueSnackbar } = useSnackbar();
  const { data, error } = useUsers();
  const pessoas = data?.itens;
  const definicao = useMemo(
    () => formularioDaParte(parte, { registrado, emRetificacao, pessoas: pessoas ?? [] }),
    [parte, registrado, emRetificacao, pessoas],
  );
  if (!data && !error) return <RecordSkeleton />;
  return (
    <Formulario
      titulo={`${titulo} de ${numero}`}
      definicao={definicao}
      registro={processo}
      campo={campo}
      iniciais={definicao.valoresDe(processo)}
      gravar={(valores, vista) => alterar(id, vista ?? versao, valores)}
      aoGravar={() => {
        enqueueSnackbar('Alterações gravadas.', { variant: 'success' });
        aoGravar?.();
      }}
      acoes={acoes}
      linkDoDuplicado={(outro) => (
        <LinkTo to="/importacao/processos/$id" params={{ id: outro }}>
          Abrir o processo que já tem este número
        </LinkTo>
      )}
    >
      {children}
    </Formulario>
  );
}

/** Tells why the declared fields can no longer change. */
export function AvisoDeRegistrado({ processo: { emRetificacao } }: Pick<ParteDoProcessoProps, 'processo'>) {
  if (emRetificacao) {
    return (
      <Alert severity="info">
        Uma retificação da DUIMP está aberta: URF de despacho, local do Incoterm, país de procedência, frete e seguro
        voltaram a poder mudar. O que está declarado só muda quando ela for registrada e aceita.
      </Alert>
    );
  }
  return (
    <Alert severity="info">
      A declaração está registrada: o que foi declarado não muda por aqui, e sim com uma retificação. Referência,
      responsável, datas da carga, contêineres, licenças e observação continuam abertos.
    </Alert>
  );
}
