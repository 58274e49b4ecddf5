import { SECRETS } from './company-rows.ts';

/** Returns the readme that explains an export, for a reader who opens it years later. */
export function readme({ nome, versao, agora }: { nome: string; versao: string; agora: Date }): string {
  const segredos = Object.entries(SECRETS).map(([tabela, colunas]) => `  ${tabela}: ${colunas.join(', ')}`);
  return `${nome}: todos os dados da empresa no Cais
Exportado em ${agora.toLocaleString('pt-BR')} pelo Cais ${versao}.

dados/       Um arquivo por tabela, em NDJSON (um objeto JSON por linha, UTF-8). As tabelas vazias também estão aqui.
arquivos/    Os arquivos recebidos e gerados, por bucket. O nome começa pelo id da linha em dados/arquivo.ndjson,
             onde estão o nome original, o tamanho e o SHA-256 de cada um.

Valores em dinheiro, pesos e quantidades são textos com ponto decimal ("1234.50"), para não perder nenhuma casa.
Datas são AAAA-MM-DD; instantes são ISO 8601 em UTC. Registros excluídos têm excluido_em preenchido.
O que aponta para outro registro traz o id dele (processo_id, importador_id etc.).
dados/historico.ndjson diz quem mudou o quê, quando e por quê; dados/historico_elo.ndjson encadeia essas linhas por hash.

Por segurança ficam de fora os segredos, que só servem para entrar no sistema:
${segredos.join('\n')}

Este ZIP é assinado no seu comentário: npm run assinatura -- arquivo.zip, na instalação que o fez, diz se é, byte a byte, o
que ela exportou. Aberto e fechado por outro programa, perde a assinatura: guarde-o como veio.

O Cais continua em uso durante a exportação: uma linha gravada enquanto ela era feita pode não estar aqui.
`;
}
