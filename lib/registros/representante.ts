import { z } from 'zod';
import {
  NOME_VINCULO_REPRESENTANTE,
  TIPOS_CERTIFICADO,
  VINCULOS_REPRESENTANTE,
} from '#lib/domain/cadastros/representante.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { cpf, id, ultimoDia } from './primitivos.ts';
import { observacaoDePlanilha, opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** A person who signs for importers before the Receita. */
export const REPRESENTANTE = {
  nome: textoObrigatorio(120, 'Informe o nome.').meta({
    rotulo: 'Nome',
    planilha: ['Representante', 'Nome completo'],
    coluna: { ordenavel: true, padrao: true, caracteres: 23 },
  }),
  cpf: cpf.meta({
    rotulo: 'CPF',
    planilha: ['CPF do representante'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 15, inteira: true },
  }),
  cargo: textoOpcional(60).meta({
    rotulo: 'Cargo',
    planilha: ['Função'],
    coluna: { ordenavel: true, caracteres: 16 },
  }),
  vinculo: z.enum(VINCULOS_REPRESENTANTE).meta({
    rotulo: 'Vínculo',
    opcoes: NOME_VINCULO_REPRESENTANTE,
    comeca: 'PROCURADOR',
    planilha: ['Tipo', 'Qualidade'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 20 },
  }),
  ativo: z
    .boolean()
    .default(true)
    .meta({
      rotulo: 'Ativo',
      ajuda: 'Inativo não é oferecido nas buscas nem pode assinar.',
      planilha: ['Situação'],
      coluna: { ordenavel: true, caracteres: 9 },
    }),
  /** Last day of the power of attorney; null means no end. */
  procuracaoValidade: opcional(ultimoDia).meta({
    rotulo: 'Validade da procuração',
    ajuda: 'Último dia em que vale. Vazio: sem prazo. Avisa 30 dias antes e depois bloqueia.',
    planilha: ['Procuração até', 'Procuração'],
    coluna: { titulo: 'Procuração até', ordenavel: true, padrao: true, caracteres: 13 },
  }),
  certificadoTipo: opcional(z.enum(TIPOS_CERTIFICADO)).meta({
    rotulo: 'Tipo do certificado',
    ajuda: 'ICP-Brasil. Só a descrição: o Cais não guarda chave.',
    planilha: ['Certificado'],
    coluna: { titulo: 'Certificado', caracteres: 11 },
  }),
  /** The certificate is only described: Cais never stores a key. */
  certificadoTitular: textoOpcional(120).meta({
    rotulo: 'Titular do certificado',
    planilha: ['Titular'],
    coluna: { caracteres: 22 },
  }),
  certificadoValidade: opcional(ultimoDia).meta({
    rotulo: 'Validade do certificado',
    ajuda: 'Último dia em que vale. Avisa 30 dias antes e depois bloqueia.',
    planilha: ['Certificado até'],
    coluna: { titulo: 'Certificado até', ordenavel: true, padrao: true, caracteres: 13 },
  }),
  /** The importers the person may act for. Other fields that a form holds of each are dropped. */
  importadores: entreElementos(
    z
      .array(
        z.object({
          id: id.meta({ rotulo: 'Importador', busca: { endpoint: 'Importador/GetByQ', guarda: 'id' } }),
        }),
      )
      .max(500),
    semRepetidos,
  )
    .default([])
    .meta({
      rotulo: 'Importadores',
      ajuda: 'Por quem pode assinar. Sem nenhum, não é oferecido para importador algum.',
      adicionar: 'Adicionar importador',
      planilha: ['Importador', 'Atua por', 'CNPJ'],
    }),
  observacao: observacaoDePlanilha,
};

function semRepetidos(importadores: { id: string }[], contexto: Recusas): void {
  const ids = importadores.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) < i)
      contexto.addIssue({ code: 'custom', path: [i, 'id'], message: 'Este importador já está na lista.' });
  }
}
