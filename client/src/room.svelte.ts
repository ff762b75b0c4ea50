export class Room { tables = new Map<string, {view: {name: string}}>() }
