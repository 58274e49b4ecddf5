import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';

/** Who does an act, and when: every row and line of it has this moment. */
export const assinaturaDe = ({ quem, relogio }: OnWrite): Assinatura => ({
  usuarioId: quem.usuarioId,
  em: relogio.agora(),
});
