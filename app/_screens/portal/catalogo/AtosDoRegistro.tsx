import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { OutrosAtosDaMudanca, PrepararMudanca } from './AtosDaMudanca.tsx';
import type { ComAtos, Ramo } from './ramo.ts';
import { useAtoDaPagina } from './use-ato-da-pagina.ts';

interface AtosDoRegistroProps {
  ramo: Ramo;
  registro: ComAtos;
  gravarAntes: RefObject<GravarAntes>;
}

interface OutrosAtosProps extends Omit<AtosDoRegistroProps, 'gravarAntes'> {
  /** Of the form on the page, where there is one. */
  gravarAntes?: RefObject<GravarAntes>;
}

/** The next act of a product or operator; what is typed is saved before. */
export function ProximoAto({ ramo, registro, gravarAntes }: AtosDoRegistroProps) {
  const { situacao, possoRevisar } = registro;
  const [aberto, setAberto] = useState<'enviar' | 'achado' | null>(null);
  const { ocupado, fazer } = useAtoDaPagina(ramo, registro, gravarAntes);
  if (registro.excluidoEm) return null;
  const pedir = (tipo: 'PEDIR_REVISAO' | 'APROVAR', feito: string) => void fazer({ tipo }, feito);
  switch (situacao) {
    case 'RASCUNHO':
    case 'RECUSADO':
      return (
        <Button variant="contained" loading={ocupado} onClick={() => pedir('PEDIR_REVISAO', 'Enviado à revisão.')}>
          Enviar à revisão
        </Button>
      );
    case 'EM_REVISAO':
      return (
        possoRevisar && (
          <Button variant="contained" loading={ocupado} onClick={() => pedir('APROVAR', 'Aprovado.')}>
            Aprovar
          </Button>
        )
      );
    case 'APROVADO':
      return (
        <>
          <Button variant="contained" onClick={() => setAberto('enviar')}>
            Enviar ao Portal…
          </Button>
          {aberto === 'enviar' && (
            <EnviarDialog
              ramo={ramo}
              escolhida={{ tipo: 'linhas', linhas: [registro] }}
              aoTerminar={() => {}}
              aoFechar={() => setAberto(null)}
            />
          )}
        </>
      );
    case 'INCERTO':
      return (
        <>
          <Button variant="contained" onClick={() => setAberto('achado')}>
            Dizer o que há no Portal…
          </Button>
          {aberto === 'achado' && <AchadoDialog ramo={ramo} registro={registro} aoFechar={() => setAberto(null)} />}
        </>
      );
    case 'ENVIADO':
      return <PrepararMudanca ramo={ramo} registro={registro} />;
    default:
      return null;
  }
}

/** The acts that are not the next one. */
export function OutrosAtos({ ramo, registro, gravarAntes }: OutrosAtosProps) {
  const { situacao, etapa, codigo } = registro;
  const [aberto, setAberto] = useState<'devolver' | 'achado' | null>(null);
  const { devolver } = ramo.useAtos();
  if (registro.excluidoEm) return null;
  const devolvivel =
    situacao === 'EM_REVISAO' || situacao === 'APROVADO' || (situacao === 'ENVIANDO' && etapa === 'CONFERIR');
  const ligavel = ramo.codigo !== null && codigo === null && (situacao === 'RASCUNHO' || situacao === 'RECUSADO');
  return (
    <>
      {devolvivel && (
        <Button variant="outlined" color="inherit" onClick={() => setAberto('devolver')}>
          Devolver para correção…
        </Button>
      )}
      {ligavel && (
        <Button variant="outlined" color="inherit" onClick={() => setAberto('achado')}>
          Já está no Portal…
        </Button>
      )}
      <OutrosAtosDaMudanca ramo={ramo} registro={registro} gravarAntes={gravarAntes} />
      {aberto === 'devolver' && (
        <MotivoDialog
          titulo="Devolver para correção"
          confirmar="Devolver"
          rotulo="O que corrigir"
          fazer={(motivo) => devolver(registro.id, registro.versao, motivo)}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto === 'achado' && (
        <AchadoDialog ramo={ramo} registro={registro} gravarAntes={gravarAntes} aoFechar={() => setAberto(null)} />
      )}
    </>
  );
}

const EnviarDialog = lazyPart(() => import('./EnviarDialog.tsx').then((part) => part.EnviarDialog));
const AchadoDialog = lazyPart(() => import('./AchadoDialog.tsx').then((part) => part.AchadoDialog));
const MotivoDialog = lazyPart(() => import('./MotivoDialog.tsx').then((part) => part.MotivoDialog));
