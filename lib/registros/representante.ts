import { z } from 'zod';
import {
  NOME_VINCULO_REPRESENTANTE,
  primeiroFim,
  TIPOS_CERTIFICADO,
  VINCULOS_REPRESENTANTE,
} from '#lib/domain/cadastros/representante.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { importadorApontado } from './importador.ts';
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

type Campos = z.infer<z.ZodObject<typeof REPRESENTANTE>>;
const CERTIFICADO = ['certificadoTipo', 'certificadoTitular', 'certificadoValidade'] as const;

export const contratoDeRepresentante = contratoDe(REPRESENTANTE, {
  lido: { importadores: z.array(importadorApontado) },
  coerencia: [[CERTIFICADO, certificadoInteiro]],
});
export type RepresentanteNovo = z.infer<typeof contratoDeRepresentante.novo>;
export type RepresentanteLido = z.infer<typeof contratoDeRepresentante.lido>;

export const REPRESENTANTE_COLUNAS = colunasDe<RepresentanteLido>(REPRESENTANTE, {
  primeiras: [
    'nome',
    'cpf',
    'cargo',
    'vinculo',
    'validade',
    'procuracaoValidade',
    'certificadoValidade',
    'certificadoTipo',
    'certificadoTitular',
    'importadores',
  ],
  proprias: [
    {
      campo: 'validade',
      titulo: 'Vale até',
      tipo: 'data',
      padrao: true,
      noCartao: true,
      caracteres: 18,
      valor: primeiroFim,
    },
    {
      campo: 'importadores',
      titulo: 'Importadores',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 22,
      valor: ({ importadores }) => importadores.map(({ razaoSocial }) => razaoSocial).join('; '),
    },
    DA_ALTERACAO[0],
  ],
});

/** A certificate needs all its fields, or the warning of its end would be impossible. */
function certificadoInteiro(representante: Pick<Campos, (typeof CERTIFICADO)[number]>, contexto: Recusas): void {
  const { certificadoTipo, certificadoTitular, certificadoValidade } = representante;
  if (!certificadoTipo && !certificadoTitular && !certificadoValidade) return;
  const falta = (campo: keyof Campos, message: string) => contexto.addIssue({ code: 'custom', path: [campo], message });
  if (!certificadoTipo) falta('certificadoTipo', 'Informe se o certificado é A1 ou A3.');
  if (!certificadoTitular) falta('certificadoTitular', 'Informe o titular do certificado.');
  if (!certificadoValidade) falta('certificadoValidade', 'Informe a validade do certificado.');
}
