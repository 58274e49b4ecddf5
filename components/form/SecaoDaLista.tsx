import type { ReactNode } from 'react';
import { Section } from '#components/ui/page/Section.tsx';
import { CampoPeloCaminho } from './fields/Campo.tsx';
import { CampoLista } from './fields/CampoLista.tsx';
import { type DescricaoDeLista, descricaoDe } from './fields/descricao-de-campo.ts';
import { useFormularioAberto } from './formulario-contexto.ts';

interface SecaoDaListaProps {
  nome: string;
  nota?: string;
  /** Renders the field at a path of the form; the default is the field as the form describes it. */
  children?: (caminho: string) => ReactNode;
}

/** A section that is one list of lines: it has the name of the list, which is said once. */
export function SecaoDaLista({ nome, nota, children = comoDescrito }: SecaoDaListaProps) {
  const { campos } = useFormularioAberto();
  const descricao = descricaoDe(campos, nome) as DescricaoDeLista;
  return (
    <Section titulo={descricao.rotulo} nota={nota}>
      <CampoLista nome={nome} descricao={descricao} semTitulo>
        {children}
      </CampoLista>
    </Section>
  );
}

const comoDescrito = (caminho: string) => <CampoPeloCaminho key={caminho} nome={caminho} />;
