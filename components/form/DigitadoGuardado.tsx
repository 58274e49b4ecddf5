import { type ReactNode, useRef, useState } from 'react';
import { mesmoValor, type Valores } from '#lib/domain/versoes/versoes-do-campo.ts';
import type { DraftKey } from '#lib/drafts/drafts.ts';
import { useSession } from '#lib/session/session.ts';
import { AvisoDeRascunho } from './AvisoDeRascunho.tsx';
import { abrirComRascunho } from './abertura-do-formulario.ts';
import { SaidaDialog } from './SaidaDialog.tsx';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { type FoundDraft, useFoundDraft } from './use-found-draft.ts';

interface DigitadoGuardadoProps<Digitado extends Valores> {
  /** What is typed, and of which record: the key of its drafts. */
  recurso: string;
  registro: string;
  /** What stands there before anybody types. */
  vazio: Digitado;
  children: (guardado: Guardado<Digitado>) => ReactNode;
}

interface Guardado<Digitado> {
  digitado: Digitado;
  mudar: (mudanca: Partial<Digitado>) => void;
  /** The act is done: nothing is left to keep. Called before the page is left. */
  esquecer: () => void;
}

/**
 * What a person types on a page for an act, and not into a record: the reason of a request, the answers to a list of questions. It has no
 * versions to merge, but the draft, the notice and the question on leaving are those of a form.
 */
export function DigitadoGuardado<Digitado extends Valores>(props: DigitadoGuardadoProps<Digitado>) {
  const { recurso, registro } = props;
  return <DeUm key={`${recurso} ${registro}`} {...props} />;
}

function DeUm<Digitado extends Valores>({ recurso, registro, ...props }: DigitadoGuardadoProps<Digitado>) {
  // Kept in state: when the session ends, the last draft still belongs to the person who typed it.
  const [usuario] = useState(useSession()?.id ?? '');
  const chave = { usuario, recurso, registro };
  const procura = useFoundDraft(chave);
  return procura ? <Aberto {...props} chave={chave} achado={procura.achado} /> : null;
}

interface AbertoProps<Digitado extends Valores> extends Pick<DigitadoGuardadoProps<Digitado>, 'vazio' | 'children'> {
  chave: DraftKey;
  achado: FoundDraft;
}

function Aberto<Digitado extends Valores>({ chave, achado, vazio, children }: AbertoProps<Digitado>) {
  const [abertura] = useState(() => abrirComRascunho({ versao: null, valores: vazio }, achado.rascunho, semVersoes));
  const [digitado, setDigitado] = useState(abertura.valores);
  const [restaurado, setRestaurado] = useState(abertura.restaurado);
  const { guarda, guardadoEm } = useDraftKeeper(chave, abertura);
  const agora = useRef(digitado);
  const por = (novo: Digitado) => {
    agora.current = novo;
    setDigitado(novo);
  };
  const haDigitado = () => !mesmoValor(agora.current, vazio);
  const mudar = (mudanca: Partial<Digitado>) => {
    por({ ...agora.current, ...mudanca });
    if (!haDigitado()) guarda.current?.retirar();
    else guarda.current?.agendar(() => ({ versao: null, base: vazio, valores: agora.current, rotulos: {} }));
  };
  const esquecer = () => {
    por(vazio);
    setRestaurado(null);
    guarda.current?.retirar();
  };
  const disponivel = achado.disponivel && guardadoEm !== null;
  return (
    <div data-digitado="rascunho" style={{ display: 'contents' }}>
      <AvisoDeRascunho
        restauradoDe={restaurado?.em ?? null}
        aoDescartarRestaurado={esquecer}
        pendenteDe={null}
        aoComparar={() => {}}
        aoDescartarPendente={() => {}}
        emOutraAba={achado.emOutrasAbas.length > 0}
        disponivel={disponivel || !haDigitado()}
      />
      {children({ digitado, mudar, esquecer })}
      <SaidaDialog
        estaSujo={haDigitado}
        guardaRascunho={disponivel}
        despejar={async () => guarda.current?.despejar()}
        descartar={async () => guarda.current?.retirar()}
      />
    </div>
  );
}

/** Without a record there is no newer version that a draft could be compared with. */
const semVersoes = () => ({ versoes: { base: {}, minha: {}, dela: {} }, diferencas: [] });
