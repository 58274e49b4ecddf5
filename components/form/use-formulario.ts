import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import type { DraftKey } from '#lib/drafts/drafts.ts';
import { type Abertura, abrirComRascunho } from './abertura-do-formulario.ts';
import { comparacaoDe } from './conflict/comparacao-do-formulario.ts';
import { compararRascunho, useConflito } from './conflict/use-conflito.ts';
import type { Versionado } from './definicao-de-formulario.ts';
import { type AtoNoFormulario, formulario, formularioAberto } from './estado-do-formulario.ts';
import { lidoPor, type OpcoesDoFormulario } from './formulario-vivo.ts';
import { resolverDoContrato } from './resolver.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import type { FoundDraft } from './use-found-draft.ts';
import { useGravacao } from './use-gravacao.ts';
import { useReducerStore } from './use-reducer-store.ts';

/** Ties what a form holds (`formulario`) to its fields, its draft and the API. */
export function useFormulario<Valores extends FieldValues, Registro extends Versionado>(
  opcoes: OpcoesDoFormulario<Valores, Registro> & { chave: DraftKey; achado: FoundDraft },
) {
  const { definicao, registro, iniciais, chave, achado } = opcoes;
  const [abertura] = useState(() => {
    const base = { versao: registro?.versao ?? null, valores: iniciais };
    return abrirComRascunho(base, achado.rascunho, comparacaoDe(definicao).comparar);
  });
  const form = useForm<Valores>({
    defaultValues: abertura.valores as DefaultValues<Valores>,
    resolver: resolverDoContrato(definicao.esquema, definicao.campos),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { guarda, guardadoEm } = useDraftKeeper(chave, abertura);
  const [estado, loja] = useReducerStore(formulario<Valores, Registro>, () => aberto(opcoes, abertura));

  const estaSujo = () => !mesmoValor(form.getValues(), loja.now().base.valores);
  const guardar = () => {
    if (!loja.now().sujo) guarda.current?.retirar();
    else
      guarda.current?.agendar(() => {
        const { base, rotulos } = loja.now();
        return { versao: base.versao, base: base.valores, valores: structuredClone(form.getValues()), rotulos };
      });
  };
  const fazer = (ato: AtoNoFormulario<Valores, Registro>) => {
    const { partida } = loja.now();
    const depois = loja.act(ato);
    if (depois.partida === partida) return depois;
    form.reset(depois.partida.valores);
    guardar();
    return depois;
  };

  const aoDigitar = useEffectEvent(() => {
    loja.act({ tipo: 'digitar', valores: form.getValues() });
    guardar();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => aoDigitar() }), [form]);

  const reler = useEffectEvent((novo: Registro) =>
    fazer({ tipo: 'ler', lido: lidoPor(definicao, novo), valores: form.getValues() }),
  );
  useEffect(() => {
    if (registro && registro.versao > (estado.base.versao ?? 0)) reler(registro);
  }, [registro, estado]);

  const lembrarRotulo = useCallback(
    (qual: string, rotulo: string) => {
      loja.act({ tipo: 'rotular', chave: qual, rotulo });
    },
    [loja],
  );
  const vivo = { opcoes, form, agora: loja.now, fazer };
  const gravacao = useGravacao({ ...vivo, estaSujo, guarda });
  return {
    ...estado,
    ...gravacao,
    ...useConflito({ ...vivo, tentarGravar: gravacao.tentarGravar }),
    form,
    estaSujo,
    guarda,
    guardadoEm,
    gravando: form.formState.isSubmitting,
    lembrarRotulo,
    desfazerAlteracoes: () => void fazer({ tipo: 'desfazer' }),
  };
}

export type FormularioUsado<V extends FieldValues, R extends Versionado> = ReturnType<typeof useFormulario<V, R>>;

/** The form as it opens; a draft that the record has outrun is compared first. */
function aberto<Valores extends FieldValues, Registro extends Versionado>(
  { definicao, registro, rotulos }: OpcoesDoFormulario<Valores, Registro>,
  abertura: Abertura<Valores>,
) {
  const doRegistro = registro ? lidoPor(definicao, registro).rotulos : {};
  const estado = formularioAberto<Valores, Registro>(abertura, { iniciais: rotulos, doRegistro });
  const comparacao = compararRascunho(definicao, registro, abertura.pendente);
  return comparacao ? formulario(estado, comparacao) : estado;
}
