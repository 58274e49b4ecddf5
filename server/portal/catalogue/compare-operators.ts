import { diferencasDoOperador, lerOperadores } from '#lib/portal/codecs/operador-json.ts';
import type { OperadorDoPortal } from '#lib/portal/domain/operador-no-portal.ts';
import { LISTA_DE_OPERADORES } from './catalogue-answers.ts';
import { nossoDe } from './dados-do-operador.ts';
import { type OperadorComCadastro, operadorRepository } from './operador-repository.ts';
import { situacaoQueridaDe } from './operator-change.ts';
import type { Lista } from './ramo.ts';

/** The Portal's list of foreign operators, those out of use too, against those here. */
export const LISTA_DOS_OPERADORES: Lista<OperadorComCadastro, OperadorDoPortal> = {
  deQue: 'OPERADORES',
  pedida: 'Pedida a lista de operadores estrangeiros',
  funcao: LISTA_DE_OPERADORES,
  caminho: (raiz) =>
    `/catp/api/ext/operador-estrangeiro?${new URLSearchParams({ cpfCnpjRaiz: raiz, exibirDesativados: 'true' })}`,
  ler: lerOperadores,
  daqui: (tx, onde) => operadorRepository(tx, onde.empresaId).comCadastro(onde),
  /** By country and the code that the Portal gave; without a code, by the código interno. */
  oDele: ({ codigo, codigoPais, codigoInterno }, lista) =>
    lista.filter((operadorDoPortal) =>
      codigo
        ? operadorDoPortal.codigo === codigo && operadorDoPortal.codigoPais === codigoPais
        : operadorDoPortal.codigoInterno === codigoInterno,
    ),
  diferencas: (linha, operadorDoPortal) =>
    diferencasDoOperador(nossoDe(linha, linha.agora), operadorDoPortal, situacaoQueridaDe(linha)),
  async escrever(tx, { empresaId, id, codigo, versaoDoFornecedor }, valores, operadorDoPortal) {
    await operadorRepository(tx, empresaId).comparar(id, {
      ...valores,
      cadastroVersao: versaoDoFornecedor,
      // Of an operator that is not linked yet nothing is taken but the comparison.
      ...(operadorDoPortal &&
        codigo && {
          noPortal: operadorDoPortal,
          versaoNoPortal: operadorDoPortal.versao,
          situacaoNoPortal: operadorDoPortal.situacao,
        }),
    });
  },
  soLa: ({ codigo, versao, situacao, codigoPais, nome, tin, codigoInterno }) => ({
    codigo,
    versao,
    situacao,
    codigoPais,
    nome,
    tin,
    codigoInterno,
  }),
};
