import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { NOME_ATO_DO_PREPARO, preparoDesfazivel } from '#lib/portal/domain/preparo-no-portal.ts';
import type { ComAtos, Ramo } from './ramo.ts';
import { useAtoDaPagina } from './use-ato-da-pagina.ts';

interface AtosDaMudancaProps {
  ramo: Ramo;
  registro: ComAtos;
  gravarAntes?: RefObject<GravarAntes> | undefined;
}

/** Drafts a change of what the Portal has, where one may be prepared. */
export function PrepararMudanca({ ramo, registro }: AtosDaMudancaProps) {
  const [mudando, setMudando] = useState(false);
  if (!ramo.temVersoes || ramo.semMudanca(registro) !== null) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setMudando(true)}>
        Preparar mudança…
      </Button>
      {mudando && (
        <MudancaDialog
          ramo={ramo}
          escolhida={{ tipo: 'linhas', linhas: [registro] }}
          semNovaVersao={registro.semNovaVersao ?? null}
          aoFechar={() => setMudando(false)}
        />
      )}
    </>
  );
}

/** What else is done with a draft, or with what the Portal has. */
export function OutrosAtosDaMudanca({ ramo, registro, gravarAntes }: AtosDaMudancaProps) {
  const { situacao, ato, versaoVista = null, versaoBase } = registro;
  const [aberto, setAberto] = useState<'desativar' | 'desfazer' | null>(null);
  const agir = useAtoDaPagina(ramo, registro, gravarAntes);
  const fechar = () => setAberto(null);
  const { fim } = ramo;
  const nomeDoAto = ato === 'DESATIVAR' ? fim.nome : NOME_ATO_DO_PREPARO[ato];
  const rascunho = situacao === 'RASCUNHO' || situacao === 'RECUSADO';
  const deOutraVersao = rascunho && versaoBase !== null && versaoVista !== null && versaoVista !== versaoBase;
  return (
    <>
      {deOutraVersao && ato !== 'INCLUIR' && ato !== 'DESATIVAR' && (
        <Botao
          abrir={() =>
            void agir.fazer({ tipo: 'PREPARAR_MUDANCA', como: ato }, `Agora parte da versão ${versaoVista}.`)
          }
        >
          Partir da versão {versaoVista} do Portal
        </Botao>
      )}
      {ramo.semMudanca(registro) === null && <Botao abrir={() => setAberto('desativar')}>{fim.botao}</Botao>}
      {preparoDesfazivel(registro) && (
        <Botao abrir={() => setAberto('desfazer')}>
          {versaoBase === null ? 'Desfazer o rascunho…' : `Desfazer a ${nomeDoAto.toLowerCase()}…`}
        </Botao>
      )}
      {aberto === 'desativar' && (
        <MotivoDialog
          titulo={fim.titulo}
          confirmar="Pedir a revisão"
          rotulo={fim.porque}
          fazer={(motivo) => agir.exigir({ tipo: 'DESATIVAR', motivo })}
          aoFechar={fechar}
        >
          <Alert severity="warning">{fim.aviso}</Alert>
        </MotivoDialog>
      )}
      {aberto === 'desfazer' && (
        <DesfazerDialog ramo={ramo} registro={registro} gravarAntes={gravarAntes} aoFechar={fechar} />
      )}
    </>
  );
}

/** Brings an undone draft back. */
export function TrazerDeVolta({ ramo, registro }: AtosDaMudancaProps) {
  const { fazer, ocupado } = useAtoDaPagina(ramo, registro);
  return (
    <Button
      color="inherit"
      size="small"
      loading={ocupado}
      onClick={() => void fazer({ tipo: 'TRAZER_DE_VOLTA' }, 'Rascunho trazido de volta.')}
    >
      Trazer de volta
    </Button>
  );
}

function Botao({ abrir, children }: { abrir: () => void; children: ReactNode }) {
  return (
    <Button variant="outlined" color="inherit" onClick={abrir}>
      {children}
    </Button>
  );
}

const MotivoDialog = lazyPart(() => import('./MotivoDialog.tsx').then((part) => part.MotivoDialog));
const MudancaDialog = lazyPart(() => import('./MudancaDialog.tsx').then((part) => part.MudancaDialog));
const DesfazerDialog = lazyPart(() => import('./DesfazerDialog.tsx').then((part) => part.DesfazerDialog));
