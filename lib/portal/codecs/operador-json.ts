import type {
  DadosDoOperador,
  IdentificacaoAdicional,
  OperadorDoPortal,
} from '#lib/portal/domain/operador-no-portal.ts';
import type { DiferencaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { escreverJson } from '#lib/siscomex/json/json-escrito.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

/** The body of `salvarVersaoInicialOperador`, `salvarNovaVersaoOperador` and `salvarRetificacaoOperador`. The country is in the address of the request. */
export function escreverOperador(dados: DadosDoOperador): string {
  const { nome, tin, logradouro, nomeCidade, codigoSubdivisaoPais, cep, codigoInterno, email } = dados;
  const { identificacoesAdicionais } = dados;
  return escreverJson({
    tin: tin ?? undefined,
    nome,
    logradouro,
    nomeCidade,
    codigoSubdivisaoPais: codigoSubdivisaoPais ?? undefined,
    cep: cep ?? undefined,
    codigoInterno,
    email: email ?? undefined,
    identificacoesAdicionais:
      identificacoesAdicionais.length > 0
        ? identificacoesAdicionais.map(({ codigo, numero }) => ({ numero, codigo }))
        : undefined,
  });
}

/**
 * The foreign operators of an answer: a list, or one alone.
 * @throws {ArquivoInvalido} when it is neither, or an operator has no code.
 */
export function lerOperadores(bytes: Uint8Array): OperadorDoPortal[] {
  const json = abrirJson(bytes);
  if (Array.isArray(json) && json.every(eObjetoJson)) return json.map(lerOperador);
  if (eObjetoJson(json)) return [lerOperador(json)];
  throw new ArquivoInvalido('Este JSON não é a lista de operadores estrangeiros do Portal Único.');
}

/**
 * Where an operator here and the one in the Portal say different things, field by field and to the last character. An operator that is out
 * of use there differs, unless it is meant to be.
 */
export function diferencasDoOperador(
  operadorDoCais: DadosDoOperador,
  operadorDoPortal: OperadorDoPortal,
  situacao?: SituacaoLa,
): DiferencaDoPreparo[] {
  return ladoALado(operadorDoCais, operadorDoPortal, situacao).flatMap(({ campo, aqui, la }) =>
    (aqui ?? '') === (la ?? '') ? [] : { campo, aqui, la },
  );
}

export type SituacaoLa = 'ATIVADO' | 'DESATIVADO';

/** Every field of both sides, in the order of the screen. `situacao` is the state that is meant to be there. */
export function ladoALado(
  operadorDoCais: DadosDoOperador,
  operadorDoPortal: OperadorDoPortal,
  situacao: SituacaoLa = 'ATIVADO',
): DiferencaDoPreparo[] {
  const campos = CAMPOS.map((campo) => ({
    campo,
    aqui: operadorDoCais[campo] || null,
    la: operadorDoPortal[campo] || null,
  }));
  return [
    { campo: 'situacao', aqui: situacao, la: operadorDoPortal.situacao },
    ...campos,
    {
      campo: 'identificacoesAdicionais',
      aqui: juntas(operadorDoCais.identificacoesAdicionais),
      la: juntas(operadorDoPortal.identificacoesAdicionais),
    },
  ];
}

function lerOperador(json: ObjetoJson): OperadorDoPortal {
  const codigo = texto(json.codigo);
  if (codigo === null) throw new ArquivoInvalido('Um operador da resposta do Portal Único não tem código.');
  return {
    codigo,
    versao: texto(json.versao),
    situacao: texto(json.situacao),
    codigoPais: texto(json.codigoPais),
    nome: texto(json.nome),
    tin: texto(json.tin),
    logradouro: texto(json.logradouro),
    nomeCidade: texto(json.nomeCidade),
    codigoSubdivisaoPais: texto(json.codigoSubdivisaoPais),
    cep: texto(json.cep),
    email: texto(json.email),
    codigoInterno: texto(json.codigoInterno),
    identificacoesAdicionais: objetos(json.identificacoesAdicionais).map((identificacao) => ({
      codigo: texto(identificacao.codigo) ?? '',
      numero: texto(identificacao.numero) ?? '',
    })),
  };
}

/** `codigo=numero`; their order means nothing. */
function juntas(identificacoes: readonly IdentificacaoAdicional[]): string | null {
  const escritas = identificacoes.map(({ codigo, numero }) => `${codigo}=${numero}`).toSorted();
  return escritas.join('; ') || null;
}

/** Text is kept as it is, because the comparison is exact. */
const texto = (json: JsonExato | undefined): string | null => (typeof json === 'string' && json !== '' ? json : null);
const objetos = (json: JsonExato | undefined): ObjetoJson[] => (Array.isArray(json) ? json.filter(eObjetoJson) : []);

const CAMPOS = [
  'nome',
  'tin',
  'codigoPais',
  'logradouro',
  'nomeCidade',
  'codigoSubdivisaoPais',
  'cep',
  'email',
  'codigoInterno',
] as const;
