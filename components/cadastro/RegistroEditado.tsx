import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from '@tanstack/react-router';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import { Formulario } from '#components/form/Formulario.tsx';
import { PainelDaAba } from '#components/registro/AbasDoRegistro.tsx';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import { terminacao } from '#lib/domain/textos/concordancia.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { LinkDoDuplicado } from './LinkDoDuplicado.tsx';
import { nomesNoHistorico } from './nomes-no-historico.ts';

/** The tabs of a record of which the form is one part. */
export interface PartesDoRegistro {
  abas: ReactNode;
  /** The tab of the form. */
  doFormulario: string;
  /** The open part, where it is not the form. The form stays mounted, because what is typed in it must not be lost. */
  outra: { aba: string; conteudo: ReactNode } | null;
  /** The next act. */
  ato?: ReactNode;
  outrosAtos?: ReactNode;
}

interface RegistroEditadoProps<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  cadastro: DefinicaoDeCadastro<Valores, Registro>;
  registro: Registro;
  campo?: string | undefined;
  /** The screen shows the history elsewhere. */
  semHistorico?: boolean | undefined;
  partes?: PartesDoRegistro | undefined;
  children: ReactNode;
}

/** Shows a record of the company: its form, attachments and history. */
export function RegistroEditado<Valores extends FieldValues, Registro extends RegistroDeCadastro>(
  props: RegistroEditadoProps<Valores, Registro>,
) {
  const { cadastro, registro, campo, semHistorico = false, partes, children } = props;
  const { formulario, nome } = cadastro;
  const { id, versao } = registro;
  useMudancaDeOutro(registro);
  const { enqueueSnackbar } = useSnackbar();
  const { alterar } = useGravarRegistro(cadastro.api);
  const [excluindo, setExcluindo] = useState(false);
  return (
    <>
      <Cabecalho cadastro={cadastro} registro={registro} partes={partes} />
      <PainelDoFormulario partes={partes}>
        <Stack sx={{ gap: 1, mb: 2, maxWidth: 960, '&:empty': { display: 'none' } }}>
          {cadastro.avisos?.(registro)}
        </Stack>
        <Formulario
          titulo={`${nome} ${cadastro.titulo(registro)}`}
          definicao={formulario}
          registro={registro}
          campo={campo}
          iniciais={formulario.valoresDe(registro)}
          gravar={(valores, vista) => alterar(id, vista ?? versao, valores)}
          aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
          linkDoDuplicado={(outro) => <LinkDoDuplicado cadastro={cadastro} id={outro} />}
          acoes={
            <Button color="error" onClick={() => setExcluindo(true)}>
              Excluir
            </Button>
          }
        >
          {children}
        </Formulario>
        <Stack sx={{ gap: 2, mt: 2, maxWidth: formulario.largo ? undefined : 960 }}>
          {cadastro.anexos && <AnexosSection dono={{ recurso: cadastro.anexos, registroId: id }} />}
          {!semHistorico && (
            <HistoricoSection
              recurso={formulario.recurso}
              registroId={id}
              versao={versao}
              nomes={nomesNoHistorico(cadastro)}
            />
          )}
        </Stack>
      </PainelDoFormulario>
      {excluindo && <Exclusao cadastro={cadastro} registro={registro} aoFechar={() => setExcluindo(false)} />}
    </>
  );
}

type DoRegistro<Valores extends FieldValues, Registro extends RegistroDeCadastro> = Pick<
  RegistroEditadoProps<Valores, Registro>,
  'cadastro' | 'registro'
>;

function Cabecalho<Valores extends FieldValues, Registro extends RegistroDeCadastro>({
  cadastro,
  registro,
  partes,
}: DoRegistro<Valores, Registro> & { partes: PartesDoRegistro | undefined }) {
  return (
    <div>
      <CabecalhoDoRegistro
        titulo={cadastro.titulo(registro)}
        descricao={cadastro.descricao(registro)}
        sinais={cadastro.sinais?.(registro)}
        ato={partes?.ato}
        outrosAtos={
          <>
            {partes?.outrosAtos}
            <Button color="inherit" variant="outlined" onClick={() => window.print()}>
              Imprimir
            </Button>
            <ButtonTo color="inherit" variant="outlined" {...cadastro.rotas.novo(registro.id)}>
              Duplicar
            </ButtonTo>
          </>
        }
      />
      {partes?.abas}
      {partes?.outra && <PainelDaAba aba={partes.outra.aba}>{partes.outra.conteudo}</PainelDaAba>}
    </div>
  );
}

/** Asks before the record is deleted; the notice of it brings the record back. */
function Exclusao<Valores extends FieldValues, Registro extends RegistroDeCadastro>({
  cadastro,
  registro,
  aoFechar,
}: DoRegistro<Valores, Registro> & { aoFechar: () => void }) {
  const { api, nome, genero, rotas } = cadastro;
  const { id } = registro;
  const o = terminacao(genero);
  const titulo = cadastro.titulo(registro);
  const navegar = useNavigate();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { excluir, restaurar } = useGravarRegistro(api);
  const trazerDeVolta = async (aviso: SnackbarKey) => {
    closeSnackbar(aviso);
    try {
      await restaurar(id);
      navegar(rotas.registro(id));
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const aoExcluir = () => {
    enqueueSnackbar(`${nome} ${titulo} excluíd${o}.`, {
      variant: 'success',
      action: (aviso) => (
        <Button color="inherit" size="small" onClick={() => trazerDeVolta(aviso)}>
          Desfazer
        </Button>
      ),
    });
    navegar({ ...rotas.lista, replace: true, ignoreBlocker: true });
  };
  return (
    <ExclusaoDialog
      titulo={`Excluir ${o} ${noMeioDaFrase(nome)} ${titulo}?`}
      excluir={() => excluir(id)}
      aoFechar={aoFechar}
      aoExcluir={aoExcluir}
    >
      {genero === 'f' ? 'Ela' : 'Ele'} {cadastro.aoExcluir} Fica no histórico e pode voltar: na lista, o filtro
      “Excluídos”
      {` ${o} `}mostra.
    </ExclusaoDialog>
  );
}

/** The form with its attachments and history, as a tab where the record has tabs. */
function PainelDoFormulario({ partes, children }: { partes: PartesDoRegistro | undefined; children: ReactNode }) {
  if (!partes) return <div>{children}</div>;
  const { doFormulario, outra } = partes;
  return (
    <div role="tabpanel" id={`painel-${doFormulario}`} aria-labelledby={`aba-${doFormulario}`} hidden={outra !== null}>
      {children}
    </div>
  );
}
