import { Outlet, useParams } from '@tanstack/react-router';
import { useSession } from '#lib/session/session.ts';
import { NaoEncontradaScreen } from './ErrorScreen.tsx';

/** Shows the pages of a company only to its own people. Others see "not found", and no rows are requested. */
export function DaPropriaEmpresa() {
  const { idEmpresa } = useParams({ strict: false });
  return useSession()?.idEmpresa === idEmpresa ? <Outlet /> : <NaoEncontradaScreen />;
}
