import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import { type ProcessoInteiro, type ProcessoNovo, processoInteiro } from '#lib/contracts/processo.ts';
import { CAMPOS_DO_PROCESSO, cargaCoerente } from '#lib/contracts/processo-campos.ts';
import type { Usuario } from '#lib/contracts/usuario.ts';
import { ABERTOS_DEPOIS_DO_REGISTRO } from '#lib/domain/aduana/processo.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { CAMPOS } from './processo-campos.ts';

type NomeDeCampo = keyof ProcessoNovo;
export type FormularioDoProcesso = DefinicaoDeFormulario<Partial<ProcessoNovo>, ProcessoInteiro>;

/** What of a process is filled in together. A part is a form of its own: the server leaves the rest as it is. */
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
} as const satisfies Record<string, readonly NomeDeCampo[]>;
export type ParteDoProcesso = keyof typeof PARTES;

/** The fields of a part that can still be changed. */
function abertosDa(parte: ParteDoProcesso, registrado: boolean): NomeDeCampo[] {
  return PARTES[parte].filter((campo) => !registrado || ABERTOS_DEPOIS_DO_REGISTRO.includes(campo));
}

export function formularioDaParte(
  parte: ParteDoProcesso,
  { registrado, pessoas }: { registrado: boolean; pessoas: readonly Pick<Usuario, 'id' | 'nome'>[] },
): FormularioDoProcesso {
  const nomes = abertosDa(parte, registrado);
  const campos = escolhidos(CAMPOS, nomes);
  return {
    // A draft of fields that are closed by now is not one of those that are open.
    recurso: `Processo/${parte}${registrado ? '/registrado' : ''}`,
    esquema: cargaCoerente(z.strictObject(escolhidos(CAMPOS_DO_PROCESSO, nomes))) as unknown as z.ZodType<
      Partial<ProcessoNovo>
    >,
    contrato: processoInteiro,
    campos: ('responsavel' in campos
      ? { ...campos, responsavel: comPessoas(pessoas) }
      : campos) as unknown as CamposDoFormulario<Partial<ProcessoNovo>>,
    valoresDe: (processo) => Object.fromEntries(nomes.map((nome) => [nome, digitado(CAMPOS[nome], processo[nome])])),
    rotulosDe,
  };
}

/** Whether anything of a part is filled in. Every process has a kind of document. */
export function parteTemAlgo(parte: ParteDoProcesso, processo: ProcessoInteiro): boolean {
  return PARTES[parte].some((campo) => {
    const valor = processo[campo];
    if (campo === 'tipoDocumento' || valor === null || valor === '') return false;
    if (Array.isArray(valor)) return valor.length > 0;
    return typeof valor !== 'object' || !('id' in valor) || valor.id !== null;
  });
}

/** As a field of the form holds it: counts as text, and of what is pointed at the key. */
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

function rotulosDe(processo: ProcessoInteiro): Record<string, string> {
  const { importador, representante } = processo;
  const { urfDespacho, urfEntrada, recinto, procedencia, freteMoeda, seguroMoeda } = processo;
  const codigos = [urfDespacho, urfEntrada, recinto, procedencia, freteMoeda, seguroMoeda].flatMap((um) =>
    um ? [[um.codigo, `${um.codigo} - ${um.nome}`] as const] : [],
  );
  const { id, numero, nome } = importador;
  return {
    ...Object.fromEntries(codigos),
    ...(id && { [id]: nomeDoImportador({ cnpj: numero, razaoSocial: nome ?? '', excluido: false }) }),
    ...(representante && { [representante.id]: representante.nome }),
  };
}

function comPessoas(pessoas: readonly Pick<Usuario, 'id' | 'nome'>[]): DescricaoDeCampo {
  const { rotulo } = CAMPOS.responsavel;
  const opcoes = pessoas.map(({ id, nome }) => [id, nome] as const);
  return { tipo: 'grupo', rotulo, campos: { id: { tipo: 'opcao', rotulo, opcoes } } };
}

function escolhidos<Valor>(de: Readonly<Record<string, Valor>>, nomes: readonly string[]): Record<string, Valor> {
  return Object.fromEntries(nomes.flatMap((nome) => (de[nome] === undefined ? [] : [[nome, de[nome]]])));
}
