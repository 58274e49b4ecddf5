import { and, eq, inArray, isNull } from 'drizzle-orm';
import { NOME_VINCULO_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import {
  escreverCnpj,
  escreverCpf,
  escreverIeAm,
  escreverInscricaoSuframa,
  escreverNcm,
  ocultarCpf,
} from '#lib/domain/identificadores/escrever-identificador.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, importador, itemCadastrado, representante } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { referencia, referenciaDeFabrica } from '#server/platform/db/schema/tabelas.ts';
import { type Presentation, partes } from '#server/platform/search/presentation.ts';

export const importadores: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select()
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), inArray(importador.id, [...ids])));
  return linhas.map(({ id, razaoSocial, nomeFantasia, cnpj, municipio, uf, ...campos }) => ({
    tipo: 'IMPORTADOR',
    id,
    titulo: razaoSocial,
    detalhe: partes(nomeFantasia, `CNPJ ${escreverCnpj(cnpj)}`, municipio && uf && `${municipio}/${uf}`),
    motivos: [
      ['Inscrição estadual', campos.inscricaoEstadual && escreverIeAm(campos.inscricaoEstadual)],
      ['Inscrição Suframa', campos.inscricaoSuframa && escreverInscricaoSuframa(campos.inscricaoSuframa)],
    ],
  }));
};

export const fornecedores: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select()
    .from(fornecedor)
    .where(and(eq(fornecedor.empresaId, empresaId), inArray(fornecedor.id, [...ids])));
  return linhas.map(({ id, razaoSocial, nomeFantasia, paisNome, apelidos, identificacaoFiscal }) => ({
    tipo: 'FORNECEDOR',
    id,
    titulo: razaoSocial,
    detalhe: partes(nomeFantasia, paisNome),
    motivos: [
      ...apelidos.map((apelido) => ['Também', apelido] as const),
      ['Identificação fiscal', identificacaoFiscal] as const,
    ],
  }));
};

export const itens: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select()
    .from(itemCadastrado)
    .where(and(eq(itemCadastrado.empresaId, empresaId), inArray(itemCadastrado.id, [...ids])));
  return linhas.map(({ id, partNumber, descricao, descricaoResumida, ncm, codigoSuframa, apelidos }) => ({
    tipo: 'ITEM',
    id,
    titulo: partNumber,
    detalhe: partes(descricao, `NCM ${escreverNcm(ncm)}`),
    motivos: [
      ...apelidos.map((apelido) => ['Também', apelido] as const),
      ['Descrição resumida', descricaoResumida] as const,
      ['Código Suframa', codigoSuframa] as const,
    ],
  }));
};

/** The company's own NCM comes before the shipped one of the same code. */
export const ncms: Presentation = async (tx, empresaId, ids) => {
  const proprias = await tx
    .select({ id: referencia.id, codigo: referencia.codigo, nome: referencia.nome })
    .from(referencia)
    .where(and(eq(referencia.empresaId, empresaId), inArray(referencia.id, [...ids])));
  const linhas = [...proprias, ...(await ncmsDeFabrica(tx, empresaId, ids))];
  return linhas.map(({ id, codigo, nome }) => ({
    tipo: 'NCM',
    id,
    titulo: `NCM ${escreverNcm(codigo)}`,
    detalhe: nome,
    motivos: [],
  }));
};

async function ncmsDeFabrica(tx: Database, empresaId: string, ids: readonly string[]) {
  const linhas = await tx
    .select({
      id: referenciaDeFabrica.id,
      codigo: referenciaDeFabrica.codigo,
      nome: referenciaDeFabrica.nome,
      propria: referencia.id,
    })
    .from(referenciaDeFabrica)
    .leftJoin(
      referencia,
      and(
        eq(referencia.empresaId, empresaId),
        eq(referencia.tabela, 'Ncm'),
        eq(referencia.codigo, referenciaDeFabrica.codigo),
        isNull(referencia.excluidoEm),
      ),
    )
    .where(inArray(referenciaDeFabrica.id, [...ids]));
  return linhas.filter(({ propria }) => propria === null);
}

export const representantes: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select()
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), inArray(representante.id, [...ids])));
  return linhas.map(({ id, nome, cpf, cargo, vinculo }) => ({
    tipo: 'REPRESENTANTE',
    id,
    titulo: nome,
    detalhe: partes(NOME_VINCULO_REPRESENTANTE[vinculo], cargo, `CPF ${ocultarCpf(cpf)}`),
    motivos: [['CPF', escreverCpf(cpf)]],
  }));
};

export const pessoas: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({ id: usuario.id, nome: usuario.nome, email: usuario.email, desativadoEm: usuario.desativadoEm })
    .from(usuario)
    .where(and(eq(usuario.empresaId, empresaId), inArray(usuario.id, [...ids])));
  return linhas.map(({ id, nome, email, desativadoEm }) => ({
    tipo: 'PESSOA',
    id,
    em: empresaId,
    titulo: nome,
    detalhe: partes(email, desativadoEm && 'desativada'),
    motivos: [],
  }));
};
