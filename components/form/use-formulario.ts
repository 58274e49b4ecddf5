import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { ApiError } from '#lib/api/platform/api-error.ts';
import type { Escolha } from '#lib/domain/versoes/comparar-versoes.ts';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { type Draft, type DraftKey, removeDraft } from '#lib/drafts/drafts.ts';
import { abrirComRascunho, versoesDoRascunho } from './abertura-do-formulario.ts';
import { type Comparada, comparacaoDe } from './conflict/comparacao-do-formulario.ts';
import type { DefinicaoDeFormulario, Versionado } from './definicao-de-formulario.ts';
import { descricaoDe } from './fields/descricao-de-campo.ts';
import { resolverDoContrato } from './resolver.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import type { FoundDraft } from './use-found-draft.ts';

export interface OpcoesDoFormulario<Valores extends FieldValues, Registro extends Versionado> {
  definicao: DefinicaoDeFormulario<Valores, Registro>;
  /** Null for a new record. */
  registro: Registro | null;
  /** Initial values; the default is the values of the record. */
  iniciais: Valores;
  /** Labels of the looked-up records in the initial values of a new record. An existing record supplies its own. */
  rotulos?: Record<string, string>;
  /** Writes to the API. `versao` is the version the person saw, or null for a new record. The form shows any `ApiError`. */
  gravar: (valores: Valores, versao: number | null) => Promise<Registro>;
  aoGravar: (gravado: Registro) => void;
}

interface Conflito<Registro> {
  dela: Registro;
  comparada: Comparada;
  /** The draft that conflicts with a newer record; null when a save caused the conflict. */
  rascunho: Draft | null;
}

/** State and actions of a form: its values, the base they are compared with, the save, and its possible outcomes. */
export function useFormulario<Valores extends FieldValues, Registro extends Versionado>(
  opcoes: OpcoesDoFormulario<Valores, Registro> & { chave: DraftKey; achado: FoundDraft },
) {
  const { definicao, registro, iniciais, gravar, aoGravar, chave, achado } = opcoes;
  const { campos, contrato, valoresDe, rotulosDe } = definicao;
  const { enqueueSnackbar } = useSnackbar();
  const { comparar, juntar } = comparacaoDe(definicao);
  const [abertura] = useState(() =>
    abrirComRascunho({ versao: registro?.versao ?? null, valores: iniciais }, achado.rascunho, comparar),
  );
  const base = useRef(abertura.base);
  const form = useForm<Valores>({
    defaultValues: abertura.valores as DefaultValues<Valores>,
    resolver: resolverDoContrato(definicao.esquema, campos),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [restaurado, setRestaurado] = useState(abertura.restaurado);
  const [pendente, setPendente] = useState(abertura.pendente);
  const { guarda, guardadoEm } = useDraftKeeper(chave, abertura);
  const [sujo, setSujo] = useState(restaurado !== null);
  const [rotulos, setRotulos] = useState({
    ...opcoes.rotulos,
    ...pendente?.rotulos,
    ...(registro && rotulosDe?.(registro)),
    ...restaurado?.rotulos,
  });
  const lembrarRotulo = useCallback(
    (de: string, rotulo: string) => setRotulos((antes) => ({ ...antes, [de]: rotulo })),
    [],
  );
  const [falha, setFalha] = useState<ApiError | null>(null);
  const [recusas, setRecusas] = useState(0);
  const [conflito, setConflito] = useState(() => pendente && conflitoDoRascunho(pendente));
  /** The new record exists. This form is finished and waits for the page of the record. */
  const [criado, setCriado] = useState(false);
  const emCurso = useRef<Promise<boolean>>(null);
  /** The values sent with the last save. */
  const ultimosEnviados = useRef<Valores>(null);
  const recusado = useRef(false);

  const aoMudar = useEffectEvent(anotar);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => aoMudar() }), [form]);

  // A newer version of the record was read. An untouched form adopts it; otherwise the next save meets the conflict, unless what
  // changed stands in no field of this form, as the situação of a DCI that new notas open again.
  useEffect(() => {
    if (!registro || registro.versao <= (base.current.versao ?? 0)) return;
    if (!estaSujo()) adotar(registro, form.getValues());
    else if (mesmoValor(valoresDe(registro), base.current.valores))
      base.current = { ...base.current, versao: registro.versao };
  });

  function estaSujo(): boolean {
    return !mesmoValor(form.getValues(), base.current.valores);
  }

  function anotar(): void {
    const mudou = estaSujo();
    setSujo(mudou);
    if (!mudou) guarda.current?.retirar();
    else
      guarda.current?.agendar(() => ({
        versao: base.current.versao,
        base: base.current.valores,
        valores: structuredClone(form.getValues()),
        rotulos,
      }));
  }

  function comecarDe(registroAtual: Registro, valores: Valores): void {
    base.current = { versao: registroAtual.versao, valores: valoresDe(registroAtual) };
    form.reset(valores);
    setRotulos((antes) => ({ ...antes, ...rotulosDe?.(registroAtual) }));
    setRestaurado(null);
    setFalha(null);
    setRecusas(0);
    anotar();
  }

  /** Makes the saved record the new base of the form. Text typed since `enviados` was sent stays. */
  function adotar(gravado: Registro, enviados: Valores): void {
    comecarDe(gravado, { ...valoresDe(gravado), ...digitadoDesde(enviados) });
  }

  function digitadoDesde(enviados: Valores): Partial<Valores> {
    const agora = Object.entries(form.getValues());
    return Object.fromEntries(
      agora.filter(([campo, valor]) => !mesmoValor(valor, enviados[campo])),
    ) as Partial<Valores>;
  }

  /** Returns whether the person has typed since the last save was sent. */
  function digitouDepois(): boolean {
    const { current: enviados } = ultimosEnviados;
    return enviados !== null && Object.keys(digitadoDesde(enviados)).length > 0;
  }

  /** Closes the form of a new record. Text typed since `enviados` was sent becomes a draft of the created record. */
  async function entregar(gravado: Registro, enviados: Valores): Promise<void> {
    setCriado(true);
    const deDepois = digitadoDesde(enviados);
    adotar(gravado, form.getValues());
    if (Object.keys(deDepois).length === 0) return;
    const { versao, valores } = base.current;
    await guarda.current?.entregarA(gravado.id, {
      versao,
      base: valores,
      valores: structuredClone({ ...valores, ...deDepois }),
      rotulos,
    });
  }

  async function enviar(valores: Valores): Promise<void> {
    const enviados = structuredClone(form.getValues());
    ultimosEnviados.current = enviados;
    try {
      const gravado = await gravarSobre(base.current.versao, valores);
      if (registro) adotar(gravado, enviados);
      else await entregar(gravado, enviados);
      aoGravar(gravado);
    } catch (erro) {
      recusar(erro);
    }
  }

  /**
   * Saves over this version, and over the newer one when what changed meanwhile stands in no field of this form, as the logo of a
   * company: there is nothing to compare and nothing is overwritten.
   */
  async function gravarSobre(versao: number | null, valores: Valores): Promise<Registro> {
    try {
      return await gravar(valores, versao);
    } catch (erro) {
      const dela = versao === null ? null : registroDoConflito(erro);
      if (!dela || dela.versao === versao || !mesmoValor(valoresDe(dela), base.current.valores)) throw erro;
      return gravarSobre(dela.versao, valores);
    }
  }

  /** The record as it is now, from the answer that refuses a save over a former version. */
  function registroDoConflito(erro: unknown): Registro | null {
    if (!(erro instanceof ApiError) || erro.codigo !== 'CONFLITO') return null;
    return contrato.safeParse(erro.atual).data ?? null;
  }

  /**
   * Saves the form. Returns false if the save is refused, or if a running save already covers everything. For a new record, any
   * running save returns false: the record's page takes over the text typed since.
   */
  async function tentarGravar(): Promise<boolean> {
    if (emCurso.current) return registro && digitouDepois() ? gravarTudo() : false;
    if (registro && !estaSujo()) {
      enqueueSnackbar('Não há alterações para gravar.', { variant: 'info' });
      return true;
    }
    emCurso.current = gravarUmaVez();
    const gravou = await emCurso.current;
    // After creating a record, the form waits for the record's page. A second save from here would create a second record.
    if (registro || !gravou) emCurso.current = null;
    return gravou;
  }

  /** Saves everything, for actions that need it. It waits for a running save and then saves the text typed since. */
  async function gravarTudo(): Promise<boolean> {
    const deAntes = base.current;
    const aCaminho = await emCurso.current;
    if (aCaminho === false || (aCaminho && !estaSujo())) return aCaminho;
    // The running save met a conflict, and only the person can resolve it.
    if (aCaminho && registro && base.current === deAntes) return false;
    return tentarGravar();
  }

  async function gravarUmaVez(): Promise<boolean> {
    recusado.current = false;
    setFalha(null);
    await form.handleSubmit(enviar, marcarRecusa)();
    // Only now does the page know all errors; their number decides where the focus goes.
    if (recusado.current) setRecusas((antes) => antes + 1);
    return !recusado.current;
  }

  function recusar(erro: unknown): void {
    const daApi =
      erro instanceof ApiError
        ? erro
        : new ApiError('Não foi possível gravar. Tente de novo.', { codigo: 'RESPOSTA', cause: erro });
    const atual = registroDoConflito(erro);
    if (atual) {
      compararCom(atual);
      return;
    }
    const apontados = Object.entries(daApi.campos);
    const daqui = apontados.filter(([caminho]) => descricaoDe(campos, caminho));
    for (const [caminho, message] of daqui) form.setError(caminho as Path<Valores>, { type: 'servidor', message });
    if (daqui.length === 0 || daqui.length < apontados.length) setFalha(daApi);
    marcarRecusa();
  }

  function marcarRecusa(): void {
    recusado.current = true;
  }

  function compararCom(dela: Registro): void {
    const comparada = comparar({ base: base.current.valores, minha: form.getValues(), dela: valoresDe(dela) });
    setRotulos((antes) => ({ ...antes, ...rotulosDe?.(dela) }));
    if (comparada.diferencas.some(({ quem }) => quem !== 'outra')) {
      setConflito({ dela, comparada, rascunho: null });
      return;
    }
    comecarDe(dela, valoresDe(dela));
    enqueueSnackbar('Outra pessoa já tinha gravado as mesmas alterações.', { variant: 'info' });
  }

  function conflitoDoRascunho(rascunho: Draft): Conflito<Registro> | null {
    return (
      registro && {
        dela: registro,
        comparada: comparar(versoesDoRascunho(rascunho, valoresDe(registro))),
        rascunho,
      }
    );
  }

  function resolverConflito(escolhas: Readonly<Record<string, Escolha>>): void {
    if (!conflito) return;
    const { dela, comparada, rascunho } = conflito;
    comecarDe(dela, juntar(comparada, escolhas));
    setConflito(null);
    if (rascunho) descartarPendente();
    else if (estaSujo()) tentarGravar();
    else enqueueSnackbar('Ficou o que a outra pessoa gravou.', { variant: 'info' });
  }

  function descartarPendente(): void {
    if (pendente) removeDraft(pendente.id).catch(() => {});
    setPendente(null);
  }

  return {
    form,
    sujo,
    estaSujo,
    guarda,
    guardadoEm,
    falha,
    recusas,
    criado,
    gravando: form.formState.isSubmitting,
    tentarGravar,
    gravarTudo,
    rotulos,
    lembrarRotulo,
    restaurado,
    desfazerAlteracoes: () => {
      form.reset(base.current.valores);
      setRestaurado(null);
      setFalha(null);
      anotar();
    },
    pendente,
    descartarPendente,
    compararPendente: () => setConflito(pendente && conflitoDoRascunho(pendente)),
    conflito,
    resolverConflito,
    adiarConflito: () => setConflito(null),
  };
}
