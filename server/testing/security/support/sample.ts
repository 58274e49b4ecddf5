import type { ApiSchema } from '#server/platform/openapi/document.ts';

/** Ids to refer to, by their name in the contract: `importador`, `importadorId`, `lote`. */
export type Apontados = Record<string, string>;

/**
 * Makes a body that a schema accepts, with every reference in it: it includes an optional field when the field refers to a record.
 * `TEXTOS` gives, by name, the texts with a form of their own.
 */
export function sampleOf(esquema: ApiSchema, apontados: Apontados, nome = ''): unknown {
  const alternativas = esquema.anyOf ?? esquema.oneOf;
  if (alternativas) {
    const apontam = alternativas.find((uma) => apontaParaAlgo(uma));
    const escolhida = apontam ?? alternativas.find(({ type }) => type === 'null') ?? alternativas[0];
    return sampleOf(escolhida as ApiSchema, apontados, nome);
  }
  if (esquema.const !== undefined) return esquema.const;
  if (esquema.format === 'uuid') return apontados[nome] ?? NINGUEM;
  if (esquema.enum) return esquema.enum[0];
  const [tipo] = [esquema.type].flat();
  switch (tipo) {
    case 'object':
      return Object.fromEntries(
        Object.entries(esquema.properties ?? {})
          .filter(([chave, campo]) => esquema.required?.includes(chave) || apontaParaAlgo(campo))
          .map(([chave, campo]) => [
            chave,
            sampleOf(
              campo,
              apontados,
              (chave === 'id' && nome) || (chave === 'codigo' && nome === 'municipio') ? nome : chave,
            ),
          ]),
      );
    case 'array':
      return esquema.items && (esquema.minItems || apontaParaAlgo(esquema.items))
        ? [sampleOf(esquema.items, apontados, nome)]
        : [];
    case 'integer':
    case 'number':
      return esquema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return texto(esquema, nome);
  }
}

function apontaParaAlgo(esquema: ApiSchema): boolean {
  if (esquema.format === 'uuid') return true;
  const dentro = [...(esquema.anyOf ?? []), ...(esquema.oneOf ?? []), ...Object.values(esquema.properties ?? {})];
  return [...dentro, ...(esquema.items ? [esquema.items] : [])].some(apontaParaAlgo);
}

function texto({ format, pattern, default: dito }: ApiSchema, nome: string): unknown {
  if (TEXTOS[nome] !== undefined) return TEXTOS[nome];
  if (dito !== undefined) return dito;
  if (format === 'date') return '2026-11-20';
  if (format === 'email') return 'alguem@teste.local';
  return pattern?.includes('\\d') ? '1' : 'Fictício';
}

/** An id of no row. */
export const NINGUEM = '00000000-0000-4000-8000-000000000000';

const TEXTOS: Record<string, string> = {
  ncm: '85423190',
  numeros: '26BR00000000010',
  competencia: '2026-11',
  mes: '2026-11',
  codigo: '160',
  municipio: '3550308',
  cfop: '6101',
  unidade: 'PECA',
  setor: '1',
  adicao: '001',
  cnpj: '11222333000181',
  fornecedorCnpj: '11222333000181',
  cpf: '52998224725',
  serie: '1',
  documento: '11222333000181',
  url: 'https://exemplo.com.br/cais',
  sigla: 'USD',
  chave: 'regra:fictícia',
  clientId: 'chave-ficticia',
  clientSecret: 'segredo-ficticio',
  tela: 'processos',
  depreciadoEm: '2026-11-20',
  sha256: 'a'.repeat(64),
  versao: '1',
};
