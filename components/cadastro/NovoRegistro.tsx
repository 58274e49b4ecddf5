import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Formulario } from '#components/form/Formulario.tsx';
import { useComecoNoFoco } from '#components/form/use-comeco-no-foco.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useGravarRegistro, useRegistro } from '#lib/api/platform/cadastro.ts';
import { terminacao } from '#lib/domain/textos/concordancia.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { LinkDoDuplicado } from './LinkDoDuplicado.tsx';
import { RegistroInexistente } from './RegistroInexistente.tsx';

interface NovoRegistroProps<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  cadastro: DefinicaoDeCadastro<Valores, Registro>;
  /** Id of the record to copy from. */
  de: string | undefined;
  /** Initial values of a blank record, given by the page the person comes from. */
  comeco?: ComecoDeRegistro<Valores> | undefined;
  /** Search of the page of the written record, for the way back to where the person comes from. */
  buscaDoGravado?: object | undefined;
  children: ReactNode;
}

export interface ComecoDeRegistro<Valores extends FieldValues> {
  /** Separates the draft of this starting point from the drafts of other starting points. */
  chave: string;
  valores: Partial<Valores>;
  /** Labels of looked-up records, by the id or code that the form keeps. */
  rotulos: Record<string, string>;
}

/** The text that a lookup did not find, in the field by which records of this cadastro are looked up. */
function useDigitado(emBranco: object): Record<string, string> {
  const { digitado } = useSearch({ strict: false }) as { digitado?: string };
  const campo = ['razaoSocial', 'partNumber', 'nome', 'codigo'].find((nomeDoCampo) => nomeDoCampo in emBranco);
  return digitado && campo ? { [campo]: digitado } : {};
}

/** Screen of a new record: blank, or copied from another record. */
export function NovoRegistro<Valores extends FieldValues, Registro extends RegistroDeCadastro>({
  cadastro,
  de,
  comeco,
  buscaDoGravado,
  children,
}: NovoRegistroProps<Valores, Registro>) {
  const { formulario, api, nome, genero, rotas } = cadastro;
  const o = terminacao(genero);
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { criar } = useGravarRegistro(api);
  const { data: modelo, error, mutate } = useRegistro(api, de ?? null);
  const doFoco = useComecoNoFoco(cadastro.emBranco);
  const iniciais = { ...doFoco?.valores, ...useDigitado(cadastro.emBranco), ...comeco?.valores };
  const titulo = cadastro.tituloDoNovo ?? `Nov${o} ${noMeioDaFrase(nome)}`;

  if (doesNotExist(error)) return <RegistroInexistente nome={nome} genero={genero} lista={rotas.lista} />;
  if (error && !modelo) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (de && !modelo) return <FormSkeleton />;
  return (
    <>
      <PageHeader
        titulo={titulo}
        descricao={
          modelo ? `Com os dados de ${cadastro.titulo(modelo)}, para mudar o que for outro.` : cadastro.descricaoDoNovo
        }
      />
      <Formulario
        titulo={titulo}
        definicao={formulario}
        registro={null}
        iniciais={modelo ? cadastro.aPartirDe(modelo) : { ...cadastro.emBranco, ...iniciais }}
        rotulos={modelo ? formulario.rotulosDe?.(modelo) : { ...doFoco?.rotulos, ...comeco?.rotulos }}
        comeco={de ?? comeco?.chave}
        gravar={criar}
        aoGravar={(gravado) => {
          enqueueSnackbar(`${nome} ${cadastro.titulo(gravado)} criad${o}.`, { variant: 'success' });
          navegar({ ...rotas.registro(gravado.id), ...(buscaDoGravado && { search: buscaDoGravado }), replace: true });
        }}
        linkDoDuplicado={(id) => <LinkDoDuplicado cadastro={cadastro} id={id} />}
      >
        {children}
      </Formulario>
    </>
  );
}
