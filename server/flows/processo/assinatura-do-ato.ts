import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';

/** Signs an act: all its rows and lines have the same person and instant. */
export const assinaturaDe = ({ quem, relogio }: OnWrite): Assinatura => ({
  usuarioId: quem.usuarioId,
  em: relogio.agora(),
});
