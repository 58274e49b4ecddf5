import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type OperadorNoPortalConsulta,
  operadorNoPortalConsulta,
} from '#lib/portal/contracts/operador-no-portal-consulta.ts';
import {
  listaDeOperadores,
  type OperadorNoPortal,
  type OperadorNoPortalResumo,
  operadorAchado,
  operadorNoPortal,
  operadorNoPortalEdicao,
  operadorNoPortalResumo,
  preparoDeOperadores,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';
import type { DadosDoOperador, OperadorDoPortal } from '#lib/portal/domain/operador-no-portal.ts';
import { OPERADOR_NO_PORTAL_COLUNAS } from '#lib/portal/listas/operador-no-portal.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { LISTA_DOS_OPERADORES } from './compare-operators.ts';
import { redacaoDoOperador } from './dados-do-operador.ts';
import { type OperadorComCadastro, operadorRepository } from './operador-repository.ts';
import { prepararOperadores } from './prepare-operators.ts';
import type { Ramo } from './ramo.ts';
import { ENVIO_DOS_OPERADORES } from './send-operator.ts';
import { desativacaoDevolvida, passoDoPreparo } from './step-of-change.ts';
import { comoEstaLa, prepararOperador } from './step-of-operator.ts';

interface DosOperadores {
  consulta: OperadorNoPortalConsulta;
  resumo: OperadorNoPortalResumo;
  lido: OperadorNoPortal;
  preparo: z.output<typeof preparoDeOperadores>;
  dados: DadosDoOperador;
  achado: z.output<typeof operadorAchado>;
  daqui: OperadorComCadastro;
  la: OperadorDoPortal;
}

/** The foreign operators: the suppliers of an importer, as the Portal knows them. */
export const RAMO_DOS_OPERADORES: Ramo<typeof portalOperador, DosOperadores> = {
  tabela: portalOperador,
  nome: 'operador',
  quantos: (n) => (n === 1 ? 'Um operador estrangeiro' : `${n} operadores estrangeiros`),
  nomeDe: ({ nome }) => nome,
  contar: contarNoOperador,
  repositorio: operadorRepository,
  preparar: prepararOperadores,
  passos(noAto) {
    const { tx, usuarioId, em } = noAto;
    return async (linha, ato) => {
      const [comCadastro] = await operadorRepository(tx, linha.empresaId).comCadastro(
        linha,
        eq(portalOperador.id, linha.id),
      );
      const como = prepararOperador(linha, {
        novaVersao: ato.tipo === 'PREPARAR_MUDANCA' && ato.como === 'NOVA_VERSAO',
        usuarioId,
        em,
        comCadastro: comCadastro ?? { agora: linha.cadastro, versaoDoFornecedor: linha.cadastroVersao },
      });
      const passo = passoDoPreparo(ato, como, noAto);
      // Of a change: only what was in force when the review was asked for is replaced.
      if ('motivo' in passo || ato.tipo !== 'PEDIR_REVISAO' || !linha.codigo) return passo;
      return { ...passo, valores: { ...passo.valores, versaoBase: linha.versaoNoPortal } };
    };
  },
  lugar: {
    de: ({ fornecedorId }) => eq(portalOperador.fornecedorId, fornecedorId),
    ocupado: ({ codigoInterno }) => `O fornecedor já tem outro operador aqui: ${codigoInterno}.`,
  },
  escrita: {
    dados({ codigo, codigoPais }, ditos) {
      if (!codigo || ditos.codigoPais === codigoPais) return ditos;
      throw againstRule(
        `No Portal o país faz parte do código, e é ${codigoPais}: um operador de outro país é outro operador.`,
        'codigoPais',
      );
    },
    redacao: (_, dados, assinatura) => redacaoDoOperador(dados, assinatura),
  },
  devolvido: (linha, motivo) => desativacaoDevolvida({ linha, comoEstaLa: () => comoEstaLa(linha) }, motivo),
  achado: {
    codigo: async (_ao, _id, { codigo }) => codigo,
    mesmoCodigo: ({ codigoPais }) => eq(portalOperador.codigoPais, codigoPais),
  },
  envio: ENVIO_DOS_OPERADORES,
  lista: LISTA_DOS_OPERADORES,
  rotas: {
    recurso: 'Operador',
    listas: 'ListaDeOperadores',
    noAto: 'operadores',
    planilha: 'Operadores estrangeiros',
    colunas: OPERADOR_NO_PORTAL_COLUNAS,
    contrato: {
      consulta: operadorNoPortalConsulta,
      resumo: operadorNoPortalResumo,
      lido: operadorNoPortal,
      edicao: operadorNoPortalEdicao,
      preparo: preparoDeOperadores,
      achado: operadorAchado,
      lista: listaDeOperadores,
    },
    resumos: {
      listar: 'Os operadores estrangeiros que se preparam aqui, e o que o Portal disse de cada um',
      exportar: 'Os operadores estrangeiros em XLSX ou CSV',
      preparar: 'Faz o rascunho do operador de cada fornecedor que ainda não tem o deste importador; nada é enviado',
      agir: 'Prepara a nova versão, pede a revisão, aprova ou envia muitos operadores; responde quais não puderam, e por quê',
      ler: 'Um operador estrangeiro, com o que o Portal disse dele',
      alterar: 'Altera um operador que ainda não foi enviado, ou a sua nova versão; ele volta a ser rascunho',
      devolver: 'Devolve um operador para correção, ou o tira da fila antes de ele sair',
      achar: 'Diz o que alguém viu no Portal: o código deste operador, ou que ele não está lá',
      lerListas: 'As listas de operadores estrangeiros que o Portal respondeu, e o que a comparação deu',
      pedirLista: 'Pede ao Portal a lista dos operadores estrangeiros de um importador, para comparar',
    },
  },
};
