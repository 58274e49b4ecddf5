import {
  CAMPOS_DO_CADASTRO,
  type DadosDoCadastro,
  type DadosDoOperador,
  LIMITES_DO_OPERADOR,
  type OperadorDoPortal,
} from '#lib/portal/domain/operador-no-portal.ts';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';

/** What the operator takes from a supplier of the cadastro. */
export interface FornecedorDoOperador {
  razaoSocial: string;
  identificacaoFiscal: string | null;
  endereco: {
    logradouro: string | null;
    numero: string | null;
    complemento: string | null;
    cidade: string | null;
    estado: string | null;
    codigoPostal: string | null;
  };
  contato: { email: string | null };
}

/**
 * A supplier by the names of the Portal. `sigla` is its country in ISO 3166-1, two letters. Nothing is cut; a state is its ISO 3166-2
 * code only where the cadastro says it so, as `CN-GD`: of a name the code is not guessed.
 */
export function operadorDoCadastro(fornecedor: FornecedorDoOperador, sigla: string): DadosDoCadastro {
  const { razaoSocial, identificacaoFiscal, endereco, contato } = fornecedor;
  const { logradouro, numero, complemento, cidade, estado, codigoPostal } = endereco;
  const subdivisao = estado?.toUpperCase() ?? '';
  return {
    nome: razaoSocial,
    tin: identificacaoFiscal || null,
    logradouro: [logradouro, numero, complemento].filter(Boolean).join(', '),
    nomeCidade: cidade ?? '',
    codigoSubdivisaoPais: SUBDIVISAO.test(subdivisao) && subdivisao.startsWith(`${sigla}-`) ? subdivisao : null,
    codigoPais: sigla,
    cep: codigoPostal || null,
    email: contato.email || null,
  };
}

/** The fields that the cadastro says differently now than when the operator was written. */
export function mudouNoCadastro(antes: DadosDoCadastro, agora: DadosDoCadastro): (keyof DadosDoCadastro)[] {
  return CAMPOS_DO_CADASTRO.filter((campo) => antes[campo] !== agora[campo]);
}

/** The operator with what changed in the cadastro since it was written. What a person wrote otherwise stays. */
export function comOCadastro(dados: DadosDoOperador, antes: DadosDoCadastro, agora: DadosDoCadastro): DadosDoOperador {
  return { ...dados, ...Object.fromEntries(mudouNoCadastro(antes, agora).map((campo) => [campo, agora[campo]])) };
}

/** A new version of what the Portal has. It replaces the former one whole, so what only the Portal has is kept. */
export function novaVersaoDe(dados: DadosDoOperador, la: OperadorDoPortal): DadosDoOperador {
  return {
    ...dados,
    tin: dados.tin ?? la.tin,
    codigoSubdivisaoPais: dados.codigoSubdivisaoPais ?? la.codigoSubdivisaoPais,
    cep: dados.cep ?? la.cep,
    email: dados.email ?? la.email,
    identificacoesAdicionais:
      dados.identificacoesAdicionais.length > 0 ? dados.identificacoesAdicionais : la.identificacoesAdicionais,
  };
}

/** Why an operator cannot be sent, each at its field; none when it can. `noPortal` has the country it has there, if it is there. */
export function recusasDoOperador(
  dados: DadosDoOperador,
  noPortal: { codigoPais: string } | null = null,
): RecusaDoPreparo[] {
  const { codigoPais, codigoSubdivisaoPais, identificacoesAdicionais } = dados;
  const exigido = (campo: 'nome' | 'logradouro' | 'nomeCidade' | 'codigoInterno', falta: string) =>
    recusa(campo, dados[campo].trim() === '' ? falta : longo(dados[campo], LIMITES_DO_OPERADOR[campo]));
  const livre = (campo: 'tin' | 'cep' | 'email') =>
    recusa(campo, longo(dados[campo] ?? '', LIMITES_DO_OPERADOR[campo]));
  return [
    ...exigido('nome', 'Informe o nome.'),
    ...livre('tin'),
    ...recusa('codigoPais', recusaDoPais(codigoPais, noPortal)),
    ...exigido('logradouro', 'Informe o logradouro.'),
    ...exigido('nomeCidade', 'Informe a cidade.'),
    ...recusa('codigoSubdivisaoPais', recusaDaSubdivisao(codigoSubdivisaoPais, codigoPais)),
    ...livre('cep'),
    ...livre('email'),
    ...exigido('codigoInterno', 'Informe o código interno.'),
    ...identificacoesAdicionais.flatMap(({ codigo, numero }, i) => [
      ...recusa(
        `identificacoesAdicionais.${i}.codigo`,
        codigo ? longo(codigo, LIMITES_DO_OPERADOR.agencia) : 'Informe o código da agência.',
      ),
      ...recusa(
        `identificacoesAdicionais.${i}.numero`,
        numero ? longo(numero, LIMITES_DO_OPERADOR.numero) : 'Informe o número.',
      ),
    ]),
  ];
}

const recusa = (campo: string, frase: string | null): RecusaDoPreparo[] => (frase ? [{ campo, frase }] : []);

function recusaDoPais(sigla: string, noPortal: { codigoPais: string } | null): string | null {
  if (!/^[A-Z]{2}$/.test(sigla)) return 'O Portal pede a sigla ISO do país, de duas letras, como CN.';
  if (sigla === 'BR') return 'O operador é do exterior: quem é do Brasil não entra como operador estrangeiro.';
  return noPortal && noPortal.codigoPais !== sigla
    ? `No Portal o país faz parte do código, e é ${noPortal.codigoPais}: um operador de outro país é outro operador.`
    : null;
}

function recusaDaSubdivisao(subdivisao: string | null, pais: string): string | null {
  if (!subdivisao) return null;
  if (!SUBDIVISAO.test(subdivisao)) return 'O Portal pede o código ISO 3166-2 da subdivisão, como CN-GD.';
  return subdivisao.startsWith(`${pais}-`) ? null : `O código da subdivisão é de outro país: aqui começa por ${pais}-.`;
}

function longo(texto: string, maximo: number): string | null {
  return texto.length > maximo ? `O Portal aceita até ${maximo} caracteres; aqui há ${texto.length}.` : null;
}

const SUBDIVISAO = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
