import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { useRegistro } from '#lib/api/cadastro.ts';
import { naoExiste } from '#lib/api/erro-api.ts';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { RegistroDeFabrica } from './RegistroDeFabrica.tsx';
import { RegistroEditado } from './RegistroEditado.tsx';
import { RegistroInexistente } from './RegistroInexistente.tsx';

interface RegistroAbertoProps<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  cadastro: DefinicaoDeCadastro<Valores, Registro>;
  id: string;
  children: ReactNode;
}

/** The screen of one record, over the same fields as that of a new one. */
export function RegistroAberto<Valores extends FieldValues, Registro extends RegistroDeCadastro>({
  cadastro,
  id,
  children,
}: RegistroAbertoProps<Valores, Registro>) {
  const { data: registro, error, mutate } = useRegistro(cadastro.api, id);
  if (!registro && naoExiste(error)) return <RegistroInexistente nome={cadastro.nome} lista={cadastro.rotas.lista} />;
  if (error && !registro) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!registro) return <RecordSkeleton />;
  if (registro.origem === 'CAIS') return <RegistroDeFabrica cadastro={cadastro} registro={registro} />;
  return (
    <RegistroEditado cadastro={cadastro} registro={registro}>
      {children}
    </RegistroEditado>
  );
}
