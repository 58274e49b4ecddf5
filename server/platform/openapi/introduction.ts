/** What an integrator reads first; docs/api.md tells it at length. */
export const INTRODUCTION = `API do Cais: da ordem de compra à internação.

**Entrar.** \`POST /Auth/Login\` com \`email\` e \`password\` responde um \`token\`, que vale uma hora e vai em cada pedido no cabeçalho \`Authorization: Bearer …\`. Tudo o que se vê e se grava é da empresa de quem entrou.

**Listas.** \`pagina\` (a contar de 1), \`tamanho\` (até 200), \`ordem\` (um campo; com \`-\` na frente, do maior para o menor), \`q\` (texto procurado) e os filtros de cada lista; um parâmetro desconhecido é recusado com 400. A resposta é um array, e \`X-Total-Count\` diz quantas linhas há ao todo.

**Valores.** Decimais são texto com ponto (\`"1234.50"\`), nunca número: nada se arredonda no caminho. Dias são \`AAAA-MM-DD\`; instantes, ISO 8601 em UTC (\`Z\`). A exceção é \`GET /api/Moeda\`, cujo \`valorTaxa\` é número.

**Gravar.** \`POST\` cria (201), \`PUT\` altera e leva \`id\` e a \`versao\` que se viu: se outra pessoa gravou antes, 409 \`CONFLITO\` traz em \`atual\` o registro como está. \`DELETE\` só marca; \`Restaurar\` traz de volta.

**Erros.** Toda recusa é \`{ "Error", "codigo", "campos"? }\`: a frase para a pessoa, o código para o programa e o que corrigir, campo a campo. 429 e 503 dizem em \`Retry-After\` quantos segundos esperar. Um 500 traz \`requisicao\`, que se diz a quem cuida do servidor.

**Navegador.** Um pedido que leva o cookie \`XSRF-TOKEN\` repete o valor dele no cabeçalho \`X-XSRF-TOKEN\`; um programa sem cookies não precisa.`;
