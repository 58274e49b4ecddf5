import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { camposDe } from '#components/form/fields/campos-de.ts';
import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import { rotulosDosApontados } from '#components/form/formulario-de.ts';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';
import { type ProcessoInteiro, type ProcessoNovo, processoInteiro } from '#lib/contracts/processo/processo.ts';
import { cargaCoerente } from '#lib/contracts/processo/processo-campos.ts';
import { ABERTOS_DEPOIS_DO_REGISTRO, ABERTOS_NA_RETIFICACAO } from '#lib/domain/aduana/processo/processo.ts';
import { PROCESSO } from '#lib/registros/processo.ts';

const DERIVADOS = camposDe(PROCESSO);
/** Every field of a processo. The open form adds the people of the company. */
export const CAMPOS = { ...DERIVADOS, responsavel: comPessoas([]) };

type NomeDeCampo = keyof ProcessoNovo;
export type FormularioDoProcesso = DefinicaoDeFormulario<Partial<ProcessoNovo>, ProcessoInteiro>;

/** The fields of each part. A part is a form of its own: the server keeps the other fields as they are. */
const PARTES = {
  identificacao: [
    'referencia',
    'responsavel',
    'tipoDocumento',
    'numeroDI',
    'numeroDuimp',
    'versaoDuimp',
    'modalidade',
    'importador',
    'representante',
    'urfDespacho',
    'urfEntrada',
    'recinto',
    'setor',
    'incoterm',
    'localIncoterm',
    'procedencia',
    'observacao',
  ],
  carga: [
    'viaTransporte',
    'conhecimentoTipo',
    'conhecimentoNumero',
    'conhecimentoMaster',
    'manifesto',
    'transportador',
    'veiculo',
    'localEmbarque',
    'etd',
    'embarque',
    'eta',
    'chegada',
    'presenca',
    'diasLivres',
    'conteineres',
    'volumes',
    'pesoBruto',
    'pesoLiquido',
    'freteMoeda',
    'freteValor',
    'freteNacional',
    'seguroMoeda',
    'seguroValor',
  ],
  licencas: ['licencas'],
  pagamento: ['pagamentoCbsIbs', 'cbsIbsPagoEm', 'cbsPaga', 'ibsPago', 'exoneracaoCbsIbs', 'exoneracaoCbsIbsEm'],
} as const satisfies Record<string, readonly NomeDeCampo[]>;
export type ParteDoProcesso = keyof typeof PARTES;

/** The fields of a part that may still change. */
function abertosDa(parte: ParteDoProcesso, registrado: boolean, emRetificacao: boolean): NomeDeCampo[] {
  return PARTES[parte].filter(
    (campo) =>
      !registrado ||
      ABERTOS_DEPOIS_DO_REGISTRO.includes(campo) ||
      (emRetificacao && ABERTOS_NA_RETIFICACAO.includes(campo)),
  );
}

export function formularioDaParte(
  parte: ParteDoProcesso,
  {
    registrado,
    emRetificacao,
    pessoas,
  }: { registrado: boolean; emRetificacao: boolean; pessoas: readonly Pick<Usuario, 'id' | 'nome'>[] },
): FormularioDoProcesso {
  const nomes = abertosDa(parte, registrado, emRetificacao);
  const campos = escolhidos(CAMPOS, nomes);
  return {
    // The registered form has a draft key of its own, so that an old draft does not bring back fields now closed.
    recurso: `Processo/${parte}${registrado ? `/${emRetificacao ? 'retificado' : 'registrado'}` : ''}`,
    esquema: cargaCoerente(z.strictObject(escolhidos(PROCESSO, nomes))) as unknown as z.ZodType<Partial<ProcessoNovo>>,
    contrato: processoInteiro,
    campos: ('responsavel' in campos
      ? { ...campos, responsavel: comPessoas(pessoas) }
      : campos) as unknown as CamposDoFormulario<Partial<ProcessoNovo>>,
    valoresDe: (processo) => Object.fromEntries(nomes.map((nome) => [nome, digitado(CAMPOS[nome], processo[nome])])),
    rotulosDe: ({ importador: { id, numero, nome }, ...processo }) =>
      rotulosDosApontados(PROCESSO, { ...processo, importador: id && { id, cnpj: numero, razaoSocial: nome } }),
  };
}

/** Whether any field of a part is filled in. The type of document does not count, since every processo has one. */
export function parteTemAlgo(parte: ParteDoProcesso, processo: ProcessoInteiro): boolean {
  return PARTES[parte].some((campo) => {
    const valor = processo[campo];
    if (campo === 'tipoDocumento' || valor === null || valor === '') return false;
    if (Array.isArray(valor)) return valor.length > 0;
    return typeof valor !== 'object' || !('id' in valor) || valor.id !== null;
  });
}

/** The value as a form field holds it: numbers as text, and references by their key. */
function digitado(descricao: DescricaoDeCampo, valor: unknown): unknown {
  if (descricao.tipo === 'grupo') {
    const [parte = ''] = Object.keys(descricao.campos);
    return { [parte]: (valor as Record<string, unknown> | null)?.[parte] ?? '' };
  }
  if (descricao.tipo === 'lista') {
    return (valor as object[]).map((linha) =>
      Object.fromEntries(Object.entries(linha).map(([nome, parte]) => [nome, emTexto(parte)])),
    );
  }
  return emTexto(valor);
}

const emTexto = (valor: unknown) => (typeof valor === 'number' ? String(valor) : valor);

function comPessoas(pessoas: readonly Pick<Usuario, 'id' | 'nome'>[]): DescricaoDeCampo {
  const { rotulo } = DERIVADOS.responsavel;
  const opcoes = pessoas.map(({ id, nome }) => [id, nome] as const);
  return { tipo: 'grupo', rotulo, campos: { id: { tipo: 'opcao', rotulo, opcoes } } };
}

function escolhidos<Valor>(de: Readonly<Record<string, Valor>>, nomes: readonly string[]): Record<string, Valor> {
  return Object.fromEntries(nomes.flatMap((nome) => (de[nome] === undefined ? [] : [[nome, de[nome]]])));
}
