export default function Template() { return <main>template</main>; }
