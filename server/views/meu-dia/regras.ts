import type { RegraDoMeuDia } from '#lib/domain/sistema/meu-dia.ts';
import type { Regra } from './regra.ts';
import { aDebitar } from './regras/a-debitar.ts';
import { aResolverNoPortal } from './regras/a-resolver-no-portal.ts';
import { ato } from './regras/ato.ts';
import { avisosDoPortal } from './regras/avisos-do-portal.ts';
import { ciencia } from './regras/ciencia.ts';
import { credencialDoPortal } from './regras/credencial-do-portal.ts';
import { dar } from './regras/dar.ts';
import { dciAPagar } from './regras/dci-a-pagar.ts';
import { dciMensal } from './regras/dci-mensal.ts';
import { dcrDesatualizado } from './regras/dcr-desatualizado.ts';
import { devolucao } from './regras/devolucao.ts';
import { diferenca } from './regras/diferenca.ts';
import {
  fabricanteARevisar,
  fabricanteRecusado,
  operadorARevisar,
  operadorRecusado,
  produtoARevisar,
  produtoRecusado,
} from './regras/do-catalogo.ts';
import { documento } from './regras/documento.ts';
import { etaPassada } from './regras/eta-passada.ts';
import { exigencia } from './regras/exigencia.ts';
import { exoneracao } from './regras/exoneracao.ts';
import { icmsANotificar } from './regras/icms-por-notificar.ts';
import { licenca } from './regras/licenca.ts';
import { novidadeDoPortal } from './regras/novidade-do-portal.ts';
import { pedidoAtrasado } from './regras/pedido-atrasado.ts';
import { registroAAprovar } from './regras/registro-a-aprovar.ts';
import { certificado, procuracao } from './regras/representante.ts';
import { resolucao } from './regras/resolucao.ts';
import { retorno } from './regras/retorno.ts';
import { semCClassTrib } from './regras/sem-cclasstrib.ts';
import { semDai } from './regras/sem-dai.ts';
import { semImportador } from './regras/sem-importador.ts';
import { semMatriz } from './regras/sem-matriz.ts';
import { semPerfil } from './regras/sem-perfil.ts';
import { semVinculo } from './regras/sem-vinculo.ts';
import { suframa } from './regras/suframa.ts';
import { suspensaoCbsIbs } from './regras/suspensao-cbs-ibs.ts';
import { virada } from './regras/virada.ts';

/** The table of all rules. A new rule needs a file, an entry here, and its name in lib/domain/sistema/meu-dia.ts. */
export const REGRAS: Readonly<Record<RegraDoMeuDia, Regra>> = {
  EXIGENCIA: exigencia,
  CIENCIA: ciencia,
  DAR: dar,
  ICMS_POR_NOTIFICAR: icmsANotificar,
  SEM_DAI: semDai,
  ETA_PASSADA: etaPassada,
  DEVOLUCAO: devolucao,
  LICENCA: licenca,
  A_DEBITAR: aDebitar,
  SEM_CCLASSTRIB: semCClassTrib,
  SEM_IMPORTADOR: semImportador,
  SEM_MATRIZ: semMatriz,
  SEM_VINCULO: semVinculo,
  DIFERENCA: diferenca,
  DOCUMENTO: documento,
  VIRADA: virada,
  DCI_MENSAL: dciMensal,
  DCI_A_PAGAR: dciAPagar,
  SUSPENSAO_CBS_IBS: suspensaoCbsIbs,
  RETORNO: retorno,
  EXONERACAO: exoneracao,
  PROCURACAO: procuracao,
  CERTIFICADO: certificado,
  CREDENCIAL_DO_PORTAL: credencialDoPortal,
  AVISOS_DO_PORTAL: avisosDoPortal,
  REGISTRO_A_APROVAR: registroAAprovar,
  A_RESOLVER_NO_PORTAL: aResolverNoPortal,
  PRODUTO_RECUSADO: produtoRecusado,
  PRODUTO_A_REVISAR: produtoARevisar,
  OPERADOR_RECUSADO: operadorRecusado,
  OPERADOR_A_REVISAR: operadorARevisar,
  FABRICANTE_RECUSADO: fabricanteRecusado,
  FABRICANTE_A_REVISAR: fabricanteARevisar,
  NOVIDADE_DO_PORTAL: novidadeDoPortal,
  SUFRAMA: suframa,
  RESOLUCAO: resolucao,
  SEM_PERFIL: semPerfil,
  ATO: ato,
  PO_ATRASADO: pedidoAtrasado,
  DCR_DESATUALIZADO: dcrDesatualizado,
};
