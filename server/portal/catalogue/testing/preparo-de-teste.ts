import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { semearAtributos } from '#server/testing/portal-simulado/attributes.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';
import { proximoCnpj } from './proximo-cnpj.ts';

export const NCM = '85340011';

/** The clock and the simulator as a test of the catalogue finds them. */
export function recomecar(bench: () => TestBench, { simulado }: PortalDeTeste): void {
  bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
  Object.assign(simulado, { chamadas: [], falhas: [], fora: [], rajadas: 0, antes: undefined });
  simulado.limites.clear();
  simulado.catalogo.subdivisoes.clear();
  semearAtributos(simulado.atributos, NCM);
}

export type EmpresaDoCatalogo = Awaited<ReturnType<typeof empresaDoCatalogo>>;

/** A company with a key, an importer of its own root, and a colleague. */
export async function empresaDoCatalogo(bench: TestBench, portal: PortalDeTeste, ambiente: AmbienteDoPortal) {
  const { pessoa, credencialId, clientId } = await portal.comChave(ambiente);
  const colega = await newColleague(bench, pessoa);
  const pedir = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, quem: Pessoa = pessoa) => {
    const resposta = await quem.pedir({ method, url: `/api/${url}`, ...(payload && { payload }) });
    return { status: resposta.statusCode, corpo: resposta.json() };
  };
  const importador = (await pedir('POST', 'Importador', { ...IMPORTADOR, cnpj: proximoCnpj() })).corpo;
  const importadorId: string = importador.id;
  const cnpj: string = importador.cnpj.replace(/\D/g, '');
  const raiz = cnpj.slice(0, 8);
  return { ambiente, pessoa, colega, credencialId, clientId, importadorId, cnpj, raiz, pedir };
}

const KINDS = { produtos: 'Produto', operadores: 'Operador', fabricantes: 'Fabricante' } as const;

/** The acts of that company on what it prepares of one kind: without `quais`, on all that `vistos` answers. */
export function atosDoPreparo(
  { pessoa, colega, credencialId, pedir }: EmpresaDoCatalogo,
  deQue: keyof typeof KINDS,
  vistos: () => Promise<{ id: string; versao: number }[]>,
) {
  const agir = async (tipo: string, quem: Pessoa = pessoa, mais: object = {}, quais?: object[]) => {
    const todos = quais ?? (await vistos()).map(({ id, versao }) => ({ id, versao }));
    return pedir('POST', `PortalUnico/${KINDS[deQue]}/EmVarios`, { [deQue]: todos, ato: { tipo, ...mais } }, quem);
  };
  return {
    agir,
    enviar: (mais: object = {}) => agir('ENVIAR', pessoa, { credencialId, ...mais }),
    /** From the draft as far as approved by the colleague. */
    async revisar() {
      expect((await agir('PEDIR_REVISAO')).corpo.recusados).toEqual([]);
      expect((await agir('APROVAR', colega)).corpo.recusados).toEqual([]);
    },
  };
}

const IMPORTADOR = { razaoSocial: 'Importadora Fictícia Ltda.', setor: '1', situacaoSuframa: 'NAO_INSCRITO' };
