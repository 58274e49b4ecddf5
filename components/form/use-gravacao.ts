import { useSnackbar } from 'notistack';
import { type RefObject, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { comparacaoDe } from './conflict/comparacao-do-formulario.ts';
import type { Versionado } from './definicao-de-formulario.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { digitadoDepois } from './estado-do-formulario.ts';
import { descricaoDe } from './fields/descricao-de-campo.ts';
import { type FormularioVivo, lidoPor } from './formulario-vivo.ts';

type FormularioQueGrava<Valores extends FieldValues, Registro extends Versionado> = FormularioVivo<
  Valores,
  Registro
> & {
  estaSujo: () => boolean;
  guarda: RefObject<DraftKeeper | null>;
};

/** The saves of a form, one at a time. */
export function useGravacao<Valores extends FieldValues, Registro extends Versionado>(
  vivo: FormularioQueGrava<Valores, Registro>,
) {
  const { registro } = vivo.opcoes;
  const { enqueueSnackbar } = useSnackbar();
  const emCurso = useRef<Promise<boolean>>(null);
  const avisar = (frase: string) => enqueueSnackbar(frase, { variant: 'info' });
  return { tentarGravar, gravarTudo };

  /**
   * Saves the form. Returns false if the save is refused, or if a running save already covers everything. For a new record, any
   * running save returns false: the record's page takes over the text typed since.
   */
  async function tentarGravar(): Promise<boolean> {
    if (emCurso.current) return registro && digitouDepois(vivo) ? gravarTudo() : false;
    if (registro && !vivo.estaSujo()) {
      avisar('Não há alterações para gravar.');
      return true;
    }
    emCurso.current = gravarUmaVez(vivo, avisar);
    const gravou = await emCurso.current;
    // After creating a record, the form waits for the record's page. A second save from here would create a second record.
    if (registro || !gravou) emCurso.current = null;
    return gravou;
  }

  /** Saves everything, for actions that need it. It waits for a running save and then saves the text typed since. */
  async function gravarTudo(): Promise<boolean> {
    const { base } = vivo.agora();
    const aCaminho = await emCurso.current;
    if (aCaminho === false || (aCaminho && !vivo.estaSujo())) return aCaminho;
    // The running save met a conflict, and only the person can resolve it.
    if (aCaminho && registro && vivo.agora().base === base) return false;
    return tentarGravar();
  }
}

/** Returns whether the person has typed since the last save was sent. */
function digitouDepois<V extends FieldValues, R extends Versionado>({ agora, form }: FormularioVivo<V, R>): boolean {
  return Object.keys(digitadoDepois(agora(), form.getValues())).length > 0;
}

/** Returns false if the save is refused. A conflict is no refusal: the person is asked. */
async function gravarUmaVez<V extends FieldValues, R extends Versionado>(
  vivo: FormularioQueGrava<V, R>,
  avisar: (frase: string) => void,
): Promise<boolean> {
  let recusada = false;
  vivo.fazer({ tipo: 'tentar' });
  const enviar = async (valores: V) => {
    try {
      await mandar(vivo, valores);
    } catch (erro) {
      const registroAlheio = registroDoConflito(vivo, erro);
      if (registroAlheio) compararCom(vivo, registroAlheio, avisar);
      else {
        dizer(vivo, erro);
        recusada = true;
      }
    }
  };
  await vivo.form.handleSubmit(enviar, () => {
    recusada = true;
  })();
  // Only now does the page know all errors; their number decides where the focus goes.
  if (recusada) vivo.fazer({ tipo: 'recusar' });
  return !recusada;
}

async function mandar<V extends FieldValues, R extends Versionado>(
  vivo: FormularioQueGrava<V, R>,
  valores: V,
): Promise<void> {
  const { opcoes, form, agora, fazer } = vivo;
  fazer({ tipo: 'enviar', valores: structuredClone(form.getValues()) });
  const gravado = await gravarSobre(vivo, agora().base.versao, valores);
  if (opcoes.registro) fazer({ tipo: 'gravar', lido: lidoPor(opcoes.definicao, gravado), valores: form.getValues() });
  else await entregar(vivo, gravado);
  opcoes.aoGravar(gravado);
}

/**
 * Saves over this version, and over the newer one when what changed meanwhile stands in no field of this form, as the logo of a
 * company: there is nothing to compare and nothing is overwritten.
 */
async function gravarSobre<V extends FieldValues, R extends Versionado>(
  vivo: FormularioVivo<V, R>,
  versao: number | null,
  valores: V,
): Promise<R> {
  const { definicao, gravar } = vivo.opcoes;
  try {
    return await gravar(valores, versao);
  } catch (erro) {
    const registroAlheio = versao === null ? null : registroDoConflito(vivo, erro);
    if (
      !registroAlheio ||
      registroAlheio.versao === versao ||
      !mesmoValor(definicao.valoresDe(registroAlheio), vivo.agora().base.valores)
    )
      throw erro;
    return gravarSobre(vivo, registroAlheio.versao, valores);
  }
}

/** Closes the form of a new record. Text typed since the save was sent becomes a draft of the created record. */
async function entregar<V extends FieldValues, R extends Versionado>(
  { opcoes, form, agora, fazer, guarda }: FormularioQueGrava<V, R>,
  gravado: R,
): Promise<void> {
  const digitados = digitadoDepois(agora(), form.getValues());
  const { base, rotulos } = fazer({ tipo: 'criar', lido: lidoPor(opcoes.definicao, gravado) });
  if (Object.keys(digitados).length === 0) return;
  const valores = structuredClone({ ...base.valores, ...digitados });
  await guarda.current?.entregarA(gravado.id, { versao: base.versao, base: base.valores, valores, rotulos });
}

/** The record as it is now, from the answer that refuses a save over a former version. */
function registroDoConflito<V extends FieldValues, R extends Versionado>(
  { opcoes }: FormularioVivo<V, R>,
  erro: unknown,
): R | null {
  if (!(erro instanceof ApiError) || erro.codigo !== 'CONFLITO') return null;
  return opcoes.definicao.contrato.safeParse(erro.atual).data ?? null;
}

function compararCom<V extends FieldValues, R extends Versionado>(
  { opcoes: { definicao }, form, agora, fazer }: FormularioVivo<V, R>,
  registro: R,
  avisar: (frase: string) => void,
): void {
  const leituraAlheia = lidoPor(definicao, registro);
  const versoes = { base: agora().base.valores, minha: form.getValues(), dela: leituraAlheia.valores };
  const { conflito } = fazer({
    tipo: 'conflitar',
    dela: leituraAlheia,
    comparada: comparacaoDe(definicao).comparar(versoes),
  });
  if (!conflito) avisar('Outra pessoa já tinha gravado as mesmas alterações.');
}

/** Says a refusal at the fields it is about, and above the form what stands in no field. */
function dizer<V extends FieldValues, R extends Versionado>(
  { opcoes, form, fazer }: FormularioVivo<V, R>,
  erro: unknown,
): void {
  const daApi =
    erro instanceof ApiError
      ? erro
      : new ApiError('Não foi possível gravar. Tente de novo.', { codigo: 'RESPOSTA', cause: erro });
  const apontados = Object.entries(daApi.campos);
  const daqui = apontados.filter(([caminho]) => descricaoDe(opcoes.definicao.campos, caminho));
  for (const [caminho, message] of daqui) form.setError(caminho as Path<V>, { type: 'servidor', message });
  if (daqui.length === 0 || daqui.length < apontados.length) fazer({ tipo: 'falhar', falha: daApi });
}
