import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { senhaNova as senha } from '#lib/contracts/accounts/senha.ts';
import { cnpj } from '#lib/registros/primitivos.ts';
import { changePassword, createUser, freeEmail } from '#server/accounts/access/create-user.ts';
import { refuseWeakPassword } from '#server/accounts/access/weak-password.ts';
import { resetSecondFactorOf } from '#server/accounts/second-factor/reset-second-factor.ts';
import { connect } from '#server/connect.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { InvalidConfiguration, readProcessEnv } from '#server/platform/env.ts';
import { Refusal } from '#server/platform/refusals.ts';

/**
 * `npm run usuario:criar -- --email maria@empresa.com.br --nome "Maria" --empresa "Empresa Ltda"` creates a company and its first
 * person. `npm run usuario:senha -- --email maria@empresa.com.br` gives her a new password. The password comes from the variable
 * SENHA, never from the command line, where others could read it. Without SENHA the command draws a password and prints it once.
 * `usuario:zerar` takes away a lost second factor, `usuario:liberar` frees an e-mail that another company has taken.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    nome: { type: 'string' },
    empresa: { type: 'string' },
    razao: { type: 'string' },
    cnpj: { type: 'string' },
  },
});

const email = z.email('--email deve ser um e-mail.');
const paraCriar = z.object({
  email,
  senha,
  nome: z.string('--nome é o nome da pessoa.').trim().min(1),
  empresa: z.string('--empresa é o nome fantasia da empresa.').trim().min(1),
  razao: z.string().optional(),
  cnpj: cnpj.optional(),
});

async function executar(): Promise<void> {
  const [ato = ''] = positionals;
  const semSenha = SEM_SENHA[ato];
  if (semSenha) return semSenha();
  const sorteada = process.env.SENHA ? null : randomBytes(12).toString('base64url');
  const dados = { ...values, senha: process.env.SENHA ?? sorteada };
  const conexao = await connect(readProcessEnv());
  try {
    if (ato === 'senha') {
      const { email: pessoa, senha: nova } = z.object({ email, senha }).parse(dados);
      await refuseWeakPassword(nova, { email: pessoa }, 'senha');
      await changePassword(conexao.db, new Date(), pessoa, nova);
      console.log(`Senha de ${pessoa} trocada.`);
    } else {
      const { empresa, razao = empresa, cnpj = null, ...pessoa } = paraCriar.parse(dados);
      await refuseWeakPassword(pessoa.senha, { ...pessoa, empresa }, 'senha');
      await createUser(conexao.db, new Date(), {
        ...pessoa,
        empresa: { nomeFantasia: empresa, razaoSocial: razao, cnpj },
      });
      console.log(`${pessoa.nome} já pode entrar com ${pessoa.email}.`);
    }
    if (sorteada) console.log(`Senha, mostrada só agora: ${sorteada}`);
  } finally {
    await conexao.fechar();
  }
}

/** The acts that need no password. */
const SEM_SENHA: Record<string, () => Promise<void>> = {
  async zerar() {
    const { email: pessoa } = z.object({ email }).parse(values);
    await conectado((conexao) => resetSecondFactorOf(conexao.db, new Date(), pessoa));
    console.log(`${pessoa} entra só com a senha até pôr outro segundo fator.`);
  },
  async liberar() {
    const { email: pessoa } = z.object({ email }).parse(values);
    await conectado((conexao) => freeEmail(conexao.db, new Date(), pessoa));
    console.log(`${pessoa} não entra mais por empresa nenhuma até aceitar um convite.`);
  },
};

async function conectado(fazer: (conexao: Connection) => Promise<void>): Promise<void> {
  const conexao = await connect(readProcessEnv());
  try {
    await fazer(conexao);
  } finally {
    await conexao.fechar();
  }
}

executar().catch((erro) => {
  if (erro instanceof z.ZodError) console.error(erro.issues.map(({ message }) => message).join('\n'));
  else if (erro instanceof InvalidConfiguration || erro instanceof Refusal) console.error(erro.message);
  else console.error(erro);
  process.exitCode = 1;
});
